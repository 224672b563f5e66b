export { Chips, type ChipOption, type ChipsProps, type MultipleChipsProps, type SingleChipsProps } from './Chips.tsx';
export { RemovableChips, type RemovableChipsProps } from './RemovableChips.tsx';
