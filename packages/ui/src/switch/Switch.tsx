'use client';

import { forwardRef, type ReactNode } from 'react';
import { SwitchView } from './SwitchView.tsx';
import { useSwitch } from './useSwitch.ts';

/** What {@link Switch} takes. */
export interface SwitchProps {
  /** Whether it is on. */
  checked: boolean;
  /**
   * Called with the wish of the person. Without a promise what is shown stays `checked`. With one the wish is drawn while it runs, to be
   * resolved when `checked` is so; where it is rejected the switch goes back and says that nothing was changed.
   */
  onCheckedChange: (checked: boolean) => void | Promise<void>;
  /** What is switched. */
  label: ReactNode;
  /** A sentence under the label. */
  description?: ReactNode;
  /**
   * Draw only the switch; the label is still read aloud.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * The wish is being carried out: pressing does nothing, and focus stays.
   * @default false
   */
  pending?: boolean;
  /**
   * Cannot be used.
   * @default false
   */
  disabled?: boolean;
  /** Name in a plain form. */
  name?: string;
}

/** Turns something on or off at once. It shows what is; what was asked for only while that is carried out, and then with a spinner. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(props, ref) {
  const state = useSwitch(props);
  return <SwitchView {...props} ref={ref} state={state} onWish={state.change} />;
});
