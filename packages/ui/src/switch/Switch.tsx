'use client';

import { forwardRef } from 'react';
import { type SwitchProps, useSwitch } from './useSwitch.ts';
import { SwitchView } from './SwitchView.tsx';

/** Turns something on or off at once. It shows the current state; while a change is pending, the requested one with a spinner. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(props, ref) {
  const state = useSwitch(props);
  return <SwitchView {...props} ref={ref} state={state} onRequest={state.change} />;
});
