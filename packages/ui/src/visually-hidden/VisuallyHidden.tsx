import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * Text for screen readers.
   * @default none
   */
  children?: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden({ className, ...rest }, ref) {
  return <span data-part="visually-hidden" {...rest} ref={ref} className={className ? `${hidden} ${className}` : hidden} />;
});
