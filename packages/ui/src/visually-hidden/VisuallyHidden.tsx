import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends Omit<ComponentPropsWithoutRef<'span'>, 'className' | 'style'> {
  /** Text for screen readers. */
  children?: ReactNode;
}

/** Read aloud, not drawn. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />;
}
