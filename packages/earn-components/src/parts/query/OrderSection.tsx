'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { Heading, type PartProps, rootProps, Words } from '@earnkit/ui';
import * as css from './coinPage.css.ts';

export interface OrderSectionProps extends PartProps {
  /** Heading of the section. */
  title: ReactNode;
  /** Level of the heading. */
  headingLevel: 2 | 3 | 4;
  /** The section. */
  children: ReactNode;
}

/** One section of an `CoinPage`. */
export const OrderSection = forwardRef<HTMLElement, OrderSectionProps>(function OrderSection(
  { title, headingLevel, children, ...rest },
  ref,
): ReactElement {
  return (
    <section ref={ref} {...rootProps('order-section', rest, css.section)}>
      <Heading as={`h${headingLevel}`} size="3">
        {title}
      </Heading>
      <Words>{children}</Words>
    </section>
  );
});

/** One half of {@link PromisedPaid}. */
export interface PromiseHalf {
  /** What it is. */
  readonly label: ReactNode;
  /** The figure. */
  readonly value: ReactNode;
  /** A line below it. @default none */
  readonly note?: ReactNode;
}

export interface PromisedPaidProps extends PartProps {
  /** What was promised. @default left out, where nothing was kept of it */
  promised?: PromiseHalf | undefined;
  /** What was paid, or when it will be. */
  paid: PromiseHalf;
  /** The sums that give the figures. @default none */
  sums?: readonly ReactNode[];
}

/** What was promised beside what was paid, with the sum that gives it. */
export const PromisedPaid = forwardRef<HTMLDivElement, PromisedPaidProps>(function PromisedPaid(
  { promised, paid, sums = [], ...rest },
  ref,
): ReactElement {
  return (
    <div ref={ref} {...rootProps('promised-paid', rest, css.promise)}>
      <dl className={css.halves}>
        {promised && <Half {...promised} />}
        <Half {...paid} />
      </dl>
      {sums.length > 0 && (
        <div className={css.sums}>
          {sums.map((sum, index) => (
            // Sums have no name of their own and keep their order.
            <span key={index}>{sum}</span>
          ))}
        </div>
      )}
    </div>
  );
});

function Half({ label, value, note }: PromiseHalf): ReactElement {
  return (
    <div className={css.half}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.halfValue}>
        <Words>{value}</Words>
        {note !== undefined && <div className={css.label}>{note}</div>}
      </dd>
    </div>
  );
}
