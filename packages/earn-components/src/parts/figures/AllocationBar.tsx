import { type ReactElement, type ReactNode, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import { type PartProps, rootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './allocation.css.ts';
import { shareText } from '../poster/shareText.ts';

/** One part of an {@link AllocationBar}. */
export interface AllocationItem {
  /** React key of the part. */
  readonly key: string;
  /** What it is. */
  readonly label: ReactNode;
  /** Its amount. With it each part has a line of its own, with the amounts below each other. @default none */
  readonly amount?: ReactNode;
  /** Its share of the whole, 0 to 1. */
  readonly shareFraction: Decimal;
}

export interface AllocationBarProps extends PartProps {
  /** Accessible name of the list of parts. */
  label: string;
  /** The parts, the largest first; the seventh and further ones have the color of the sixth. */
  items: readonly AllocationItem[];
}

/** A bar of shares with a legend: each part shows its name and percentage as text, so that nobody has to distinguish colors. */
export const AllocationBar = forwardRef<HTMLDivElement, AllocationBarProps>(function AllocationBar(
  { label, items, ...rest },
  ref,
): ReactElement {
  const { figureStyle } = useMessages();
  const lines = items.some(({ amount }) => amount !== undefined);
  return (
    <div ref={ref} {...rootProps('allocation-bar', rest, css.root)}>
      <div className={css.bar} aria-hidden="true">
        {items.map(({ key, shareFraction }, index) => (
          <div
            key={key}
            data-part="allocation-bar-segment"
            className={`${css.segment} ${colorOf(index)}`}
            // The share is decimal text, which is also a valid CSS number.
            style={{ flex: `${shareFraction} 1 0` }}
          />
        ))}
      </div>
      {/* Safari drops the list role of a list without markers. */}
      <ul role="list" className={lines ? css.lines : css.legend} aria-label={label}>
        {items.map(({ key, label: name, amount, shareFraction }, index) => (
          <li key={key} className={lines ? css.line : css.entry}>
            <span className={`${css.dot} ${colorOf(index)}`} aria-hidden="true" />
            <bdi className={lines ? css.name : undefined}>{name}</bdi>
            <Words>{amount}</Words>
            <span className={lines ? `${css.value} ${css.share}` : css.value}>{shareText(shareFraction, figureStyle)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
});

const colorOf = (index: number): string | undefined => css.colors[Math.min(index, css.colors.length - 1)];
