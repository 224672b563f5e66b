import { type ComponentPropsWithoutRef, type ReactElement, type ReactNode, forwardRef } from 'react';
import * as css from './listParts.css.ts';

/** Props of {@link FigureButton}. */
export interface FigureButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style' | 'type'> {
  /** What the figure is and where the press leads, for who listens. Begins with the figure itself. */
  label: string;
  /** The figure. */
  children: ReactNode;
}

/** A figure that opens what is behind it. It looks like a figure, underlined with dots, and is as large as a target has to be. */
export const FigureButton = forwardRef<HTMLButtonElement, FigureButtonProps>(function FigureButton(
  { label, children, ...rest },
  ref,
): ReactElement {
  return (
    <button type="button" {...rest} ref={ref} className={css.figureButton} aria-label={label}>
      <span className={css.figureLine}>{children}</span>
    </button>
  );
});
