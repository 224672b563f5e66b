export { Switch } from './Switch.tsx';
export type { SwitchProps } from './switchProps.ts';
export { ConfirmSwitch, type ConfirmSwitchProps, type SwitchQuestion } from './ConfirmSwitch.tsx';
