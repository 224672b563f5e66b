export { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';
export { useDecimalInput, type DecimalInputState, type UseDecimalInputOptions } from './useDecimalInput.ts';
export type { DecimalFieldOptions, DecimalNotice } from './createDecimalField.ts';
export type { DecimalBounds, DecimalChange, DecimalCut, DecimalOutcome, DecimalRefusal } from './decimalText.ts';
