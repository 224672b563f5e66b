import { forwardRef } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { ring } from './Spinner.css.ts';

export type SpinnerProps = PartProps;

/**
 * Says that something is loading whose shape is not known yet. Hidden from screen readers; put it into an element with
 * `role="status"` and a name.
 */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(props, ref) {
  return <span ref={ref} {...rootProps('spinner', props, ring)} aria-hidden="true" />;
});
