import type { ReactElement } from 'react';
import * as css from './parts.css.ts';

/** Props of {@link BulletList}. */
export interface BulletListProps {
  /** The sentences, in order. */
  items: readonly string[];
  /** Smaller and muted, for notes below a figure. @default false */
  muted?: boolean;
}

/** Sentences with bullets: rules of a product, or notes. */
export function BulletList({ items, muted = false }: BulletListProps): ReactElement {
  return (
    <ul className={muted ? `${css.bullets} ${css.bulletsMuted}` : css.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
