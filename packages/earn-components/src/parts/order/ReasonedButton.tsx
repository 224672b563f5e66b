'use client';
import { type ReactElement, forwardRef } from 'react';
import { Button, type ButtonProps, Tooltip } from '@earnkit/ui';

export interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button cannot be pressed; `undefined` where it can. */
  reason: string | undefined;
}

/** A button that says why it is disabled: on hover, on focus and on tap. It keeps its place in the tab order. */
export const ReasonedButton = forwardRef<HTMLButtonElement, ReasonedButtonProps>(function ReasonedButton(
  { reason, onClick, ...button },
  ref,
): ReactElement {
  if (reason === undefined) return <Button data-part="reasoned-button" {...button} ref={ref} onClick={onClick} />;
  return (
    <Tooltip content={reason} asChild>
      <Button data-part="reasoned-button" {...button} ref={ref} aria-disabled />
    </Tooltip>
  );
});
