export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export type { FilterChoice, FilterItem } from './filterItem.ts';
