'use client';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../theme/rootProps.ts';

export interface SwitchProps extends PartProps {
  /** Whether it is on. */
  checked: boolean;
  /**
   * Called with the requested state. If it returns no promise, the switch keeps showing `checked`. If it does, the switch shows the
   * requested state until the promise settles; resolve it when `checked` has changed. If it rejects, the switch goes back and says
   * that nothing changed.
   */
  onCheckedChange: (checked: boolean) => void | Promise<void>;
  /** Name of the switch. */
  label: ReactNode;
  /**
   * A sentence under the label.
   * @default none
   */
  description?: ReactNode;
  /**
   * Whether to hide the label visually; it stays the accessible name.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * Whether a change is pending: pressing does nothing, and focus stays.
   * @default false
   */
  pending?: boolean;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean;
  /**
   * Name under which a native form submits it.
   * @default none
   */
  name?: string;
}

/** State of a switch and its pending change. */
export interface SwitchState {
  /** The shown state: the current one, or the requested one while it is pending. */
  shown: boolean;
  /** Whether a change is pending. */
  busy: boolean;
  /** Whether the last change failed. */
  failed: boolean;
  /** Requests a change; does nothing while one is pending. */
  change: (requested: boolean) => void;
}

/** Shows the requested state while its promise is pending. */
export function useSwitch({
  checked,
  onCheckedChange,
  pending = false,
}: Pick<SwitchProps, 'checked' | 'onCheckedChange' | 'pending'>): SwitchState {
  const [requested, setRequested] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const busy = pending || requested !== undefined;
  const settle = (how: 'done' | 'failed') => {
    setRequested(undefined);
    setFailed(how === 'failed');
  };
  return {
    shown: requested ?? checked,
    busy,
    failed,
    change: (next) => {
      if (busy) return;
      setFailed(false);
      const saving = onCheckedChange(next);
      if (!saving) return;
      setRequested(next);
      saving.then(
        () => settle('done'),
        () => settle('failed'),
      );
    },
  };
}
