'use client';

import { forwardRef } from 'react';
import type { SwitchProps } from './switchProps.ts';
import { SwitchView } from './SwitchView.tsx';
import { useSwitch } from './useSwitch.ts';

/** Turns something on or off at once. It shows what is; what was asked for only while that is carried out, and then with a spinner. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(props, ref) {
  const state = useSwitch(props);
  return <SwitchView {...props} ref={ref} state={state} onWish={state.change} />;
});
