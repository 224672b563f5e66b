export { Switch } from './Switch.tsx';
export type { SwitchProps } from './useSwitch.ts';
export { ConfirmSwitch, type ConfirmSwitchProps, type SwitchQuestion } from './ConfirmSwitch.tsx';
