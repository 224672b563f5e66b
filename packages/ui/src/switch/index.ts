export { Switch, type SwitchProps } from './Switch.tsx';
export { ConfirmSwitch, type ConfirmSwitchProps, type SwitchQuestion } from './ConfirmSwitch.tsx';
