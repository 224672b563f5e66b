'use client';

import { Switch as Primitive } from 'radix-ui';
import { forwardRef, useId, useState } from 'react';
import { spinner } from '../button/Button.css.ts';
import { useLabels } from '../theme/useLabels.ts';
import { switchLabels } from '../theme/labels.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { description as descriptionClass, message, row, thumb, track, words } from './Switch.css.ts';
import type { SwitchProps } from './switchProps.ts';
import type { SwitchState } from './useSwitch.ts';

interface SwitchViewProps extends Omit<SwitchProps, 'checked' | 'onCheckedChange' | 'pending'> {
  state: SwitchState;
  onRequest: (requested: boolean) => void;
}

/** The markup of a switch. */
export const SwitchView = forwardRef<HTMLButtonElement, SwitchViewProps>(function SwitchView(
  { state: { shown, busy, failed }, onRequest, label, description, labelHidden = false, disabled = false, name },
  ref,
) {
  const id = useId();
  const labels = useLabels(switchLabels);
  // A table has many switches, so the live region is rendered only when a switch is about to be used.
  const [live, setLive] = useState(busy);
  const makeLive = () => setLive(true);
  return (
    <label className={row} htmlFor={id} data-disabled={disabled || undefined} onPointerEnter={makeLive}>
      <Primitive.Root
        ref={ref}
        id={id}
        className={track}
        checked={shown}
        onCheckedChange={(requested) => {
          if (!busy) onRequest(requested);
        }}
        onFocus={makeLive}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
        {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
      >
        <Primitive.Thumb className={thumb}>{busy && <span className={spinner} />}</Primitive.Thumb>
      </Primitive.Root>
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
