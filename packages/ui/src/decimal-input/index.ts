export { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';
export { useDecimalInput, type DecimalInputState, type UseDecimalInputOptions } from './useDecimalInput.ts';
export type { DecimalFieldOptions, DecimalNotice } from './createDecimalField.ts';
export {
  fillDecimalText,
  finishDecimalText,
  groupDecimalText,
  sanitizeDecimalText,
  type DecimalBounds,
  type DecimalChange,
  type DecimalCut,
  type DecimalOutcome,
  type DecimalRefusal,
} from './decimalText.ts';
