import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** What {@link VisuallyHidden} takes. */
export interface VisuallyHiddenProps extends Omit<ComponentPropsWithoutRef<'span'>, 'className' | 'style'> {
  /** Words for who listens. */
  children?: ReactNode;
}

/** Read aloud, not drawn. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />;
}
