import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends Omit<ComponentPropsWithoutRef<'span'>, 'className' | 'style'> {
  /** Text for screen readers. */
  children?: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />;
}
