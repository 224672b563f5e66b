import { type ComponentPropsWithoutRef, type ReactElement, type ReactNode, forwardRef } from 'react';
import { rootProps } from '@earnkit/ui';
import * as css from '../parts.css.ts';

export interface FigureButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  /** Accessible name: the figure, what it is and what the press opens. Starts with the figure itself. */
  label: string;
  /** The figure. */
  children: ReactNode;
}

/** A figure that opens its details when pressed. It looks like a figure with a dotted line below, and has a full press target. */
export const FigureButton = forwardRef<HTMLButtonElement, FigureButtonProps>(function FigureButton(
  { label, children, ...rest },
  ref,
): ReactElement {
  return (
    <button type="button" {...rest} {...rootProps('figure-button', rest, css.figureButton)} ref={ref} aria-label={label}>
      <span className={css.figureLine}>{children}</span>
    </button>
  );
});
