import { type ReactElement, forwardRef } from 'react';
import { type PartProps, rootProps } from '@earnkit/ui';
import * as css from '../parts.css.ts';

export interface BulletListProps extends PartProps {
  /** The sentences, in order. */
  items: readonly string[];
  /** Smaller and muted, for notes below a figure. @default false */
  muted?: boolean;
}

/** Sentences with bullets: rules of a product, or notes. */
export const BulletList = forwardRef<HTMLUListElement, BulletListProps>(function BulletList(
  { items, muted = false, ...rest },
  ref,
): ReactElement {
  return (
    <ul ref={ref} {...rootProps('bullet-list', rest, muted ? `${css.bullets} ${css.bulletsMuted}` : css.bullets)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
});
