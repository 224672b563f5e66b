import { type ComponentPropsWithoutRef, type ReactElement, type ReactNode, forwardRef } from 'react';
import { rootProps } from '@earnkit/ui';
import * as css from '../parts.css.ts';

export interface FigureButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  /** Accessible name: the figure, what it is and what the press opens. Starts with the figure itself. */
  label: string;
  /** The line below the figure: `dotted` where it opens details, `solid` for the best of several, `hover` for one of many. @default 'dotted' */
  line?: 'dotted' | 'solid' | 'hover';
  /** The figure. */
  children: ReactNode;
}

/** A figure that opens something when pressed, such as its details. It has a line below and a full press target. */
export const FigureButton = forwardRef<HTMLButtonElement, FigureButtonProps>(function FigureButton(
  { label, line = 'dotted', children, ...rest },
  ref,
): ReactElement {
  return (
    <button type="button" {...rest} {...rootProps('figure-button', rest, css.figureButton)} ref={ref} aria-label={label}>
      <span className={css.figureLine} data-line={line}>
        {children}
      </span>
    </button>
  );
});
