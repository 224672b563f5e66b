'use client';

import { forwardRef, useId, useState } from 'react';
import { rootProps } from '../theme/rootProps.ts';
import { spinner } from '../button/Button.css.ts';
import { useLabels } from '../theme/useLabels.ts';
import { switchLabels } from '../theme/labels.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { description as descriptionClass, message, row, thumb, track, words } from './Switch.css.ts';
import type { SwitchProps, SwitchState } from './useSwitch.ts';

interface SwitchViewProps extends Omit<SwitchProps, 'checked' | 'onCheckedChange' | 'pending'> {
  state: SwitchState;
  onRequest: (requested: boolean) => void;
}

/** The markup of a switch: a button with the role, without a primitive of 3 kB that lists would load for it. */
export const SwitchView = forwardRef<HTMLButtonElement, SwitchViewProps>(function SwitchView(
  { state: { shown, busy, failed }, onRequest, label, description, labelHidden = false, disabled = false, name, ...rest },
  ref,
) {
  const id = useId();
  const labels = useLabels(switchLabels);
  // A table has many switches, so the live region is rendered only when a switch is about to be used.
  const [live, setLive] = useState(busy);
  const makeLive = () => setLive(true);
  return (
    <label {...rootProps('switch', rest, row)} htmlFor={id} data-disabled={disabled || undefined} onPointerEnter={makeLive}>
      <button
        type="button"
        role="switch"
        ref={ref}
        id={id}
        className={track}
        aria-checked={shown}
        onClick={() => {
          if (!busy) onRequest(!shown);
        }}
        onFocus={makeLive}
        disabled={disabled}
        data-state={shown ? 'checked' : 'unchecked'}
        {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
      >
        <span className={thumb} data-state={shown ? 'checked' : 'unchecked'} data-disabled={disabled || undefined}>
          {busy && <span className={spinner} />}
        </span>
      </button>
      {/* A plain form sends a switch as it sends a checkbox. */}
      {name !== undefined && shown && !disabled && <input type="hidden" name={name} value="on" />}
      <span className={labelHidden ? hidden : words}>
        <span id={`${id}-label`}>{label}</span>
        {description !== undefined && (
          <span className={descriptionClass} id={`${id}-description`}>
            {description}
          </span>
        )}
        {live && (
          <span role="status">
            {busy && <span className={hidden}>{labels.switching}</span>}
            {failed && <span className={message}>{labels.switchFailed}</span>}
          </span>
        )}
      </span>
    </label>
  );
});
