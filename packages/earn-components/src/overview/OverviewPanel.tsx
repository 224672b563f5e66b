'use client';
import { type ForwardedRef, type ReactElement, type ReactNode, useId, useState } from 'react';
import { type PartProps, Button, Heading, Text, forwardGeneric, rootProps, Words } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';

export interface OverviewPanelProps<Row> extends PartProps {
  /** Heading of the panel. */
  title: string;
  /** Level of the heading. */
  headingLevel: 2 | 3;
  /** Above the list: a figure, a warning. @default nothing */
  head?: ReactNode;
  /** What it lists. */
  rows: readonly Row[];
  /** Key of a row. */
  rowKey: (row: Row) => string;
  /** How many rows it lists before the person asks for all. @default 5 */
  most?: number;
  /** Whether rows are still on their way. @default false */
  busy?: boolean;
  /** Below the list: a sentence on it. @default nothing */
  foot?: ReactNode;
  /** In place of the list where there is none. @default nothing */
  children?: ReactNode;
  /** One row. */
  row: (row: Row) => ReactNode;
}

/** A panel beside the products: a heading and a short list, which unfolds. */
export const OverviewPanel = forwardGeneric(function OverviewPanel<Row>(
  { title, headingLevel, head, rows, rowKey, most = 5, busy = false, foot, children, row, ...rest }: OverviewPanelProps<Row>,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { t } = useMessages(overviewMessages);
  const id = useId();
  const { shown, long, unfolded, toggle } = useShownRows(rows, most);
  return (
    <section ref={ref} {...rootProps('overview-panel', rest, css.panel)} aria-labelledby={id} aria-busy={busy}>
      <Heading as={`h${headingLevel}`} size="4" id={id}>
        {title}
      </Heading>
      <Words>{head}</Words>
      <Words>
        {rows.length === 0 ? (
          children
        ) : (
          // Safari drops the list role of a list without markers.
          <ul role="list" className={css.list}>
            {shown.map((each) => (
              <li key={rowKey(each)} className={css.item}>
                {row(each)}
              </li>
            ))}
          </ul>
        )}
      </Words>
      {Boolean(foot) && (
        <Text as="p" size="1" color="gray">
          {foot}
        </Text>
      )}
      {long && (
        <div className={css.more}>
          <Button size="1" variant="ghost" aria-expanded={unfolded} onClick={toggle}>
            {unfolded ? t('earn.overview.showLess') : t('earn.overview.showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </section>
  );
});

/** A short list that can be unfolded. */
interface ShownRows<Row> {
  readonly shown: readonly Row[];
  /** Whether there are more rows than a short list has. */
  readonly long: boolean;
  readonly unfolded: boolean;
  readonly toggle: () => void;
}

/** The first rows of a list, or all of them once a person asks for them. */
function useShownRows<Row>(rows: readonly Row[], most: number): ShownRows<Row> {
  const [unfolded, setUnfolded] = useState(false);
  return {
    shown: unfolded ? rows : rows.slice(0, most),
    long: rows.length > most,
    unfolded,
    toggle: () => setUnfolded(!unfolded),
  };
}
