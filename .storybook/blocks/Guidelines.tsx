import {
  Amount,
  Badge,
  Button,
  DataTable,
  DecimalInput,
  EmptyState,
  ErrorState,
  Percent,
  SummaryList,
  Text,
  Timeline,
  type DataTableColumn,
} from '@earnkit/ui';
import type { PropsWithChildren, ReactElement, ReactNode } from 'react';
import { useTheme } from 'storybook/theming';
import { Themed } from './Themed.tsx';

interface AdviceProps {
  /** Why, in one sentence. */
  readonly why: string;
}

/** What to do beside what not to do. */
function Pair({ children }: PropsWithChildren): ReactElement {
  const { color } = useTheme();
  return (
    <div className="earn-advice sb-unstyled" style={{ color: color.defaultText }}>
      {children}
    </div>
  );
}

const Do = ({ why, children }: PropsWithChildren<AdviceProps>): ReactElement => <Advice kind="do" why={why} sample={children} />;
const Dont = ({ why, children }: PropsWithChildren<AdviceProps>): ReactElement => <Advice kind="dont" why={why} sample={children} />;

/** A sample to look at: what is in it can be neither reached nor heard, so that only its caption is read. */
const Advice = ({ kind, why, sample }: AdviceProps & { readonly kind: 'do' | 'dont'; readonly sample: ReactNode }): ReactElement => (
  <figure data-advice={kind}>
    <Themed>
      <div className="earn-advice-sample" inert>
        {sample}
      </div>
    </Themed>
    <figcaption>
      <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong>
      <span>{why}</span>
    </figcaption>
  </figure>
);

/** All digits, or none. */
export const WholeAmounts = (): ReactElement => (
  <Pair>
    <Do why="Show every digit that the exchange counts. A long amount breaks into a second line.">
      <Amount value="1,204.50732118" unit="USDT" fiat="≈ $1,204.21" size="4" strong />
    </Do>
    <Dont why="Cut or round an amount. The person holds another number than the one on screen.">
      <Amount value="1.2k" unit="USDT" fiat="≈ $1.2k" size="4" strong />
    </Dont>
  </Pair>
);

/** Unknown and zero. */
export const UnknownIsNotZero = (): ReactElement => (
  <Pair>
    <Do why="Show two dashes while an amount is unknown, and say what is missing.">
      <SummaryList items={[{ key: 'a', label: 'Available', value: <Amount value={undefined} unit="USDT" />, hint: 'Not known yet' }]} />
    </Do>
    <Dont why="Show 0 before the answer is there. People believe that their money is gone.">
      <SummaryList items={[{ key: 'a', label: 'Available', value: <Amount value="0.00" unit="USDT" /> }]} />
    </Dont>
  </Pair>
);

/** A sign besides a colour. */
export const SignAndColour = (): ReactElement => (
  <Pair>
    <Do why="Say with a sign what happened, and repeat it by colour.">
      <div className="earn-columns">
        <Amount value="+0.00312000" unit="BTC" tone="accent" />
        <Amount value="-12.40000000" unit="USDT" tone="danger" />
      </div>
    </Do>
    <Dont why="Let colour speak alone. One man in twelve does not see the difference.">
      <div className="earn-columns">
        <Amount value="0.00312000" unit="BTC" tone="accent" />
        <Amount value="12.40000000" unit="USDT" tone="danger" />
      </div>
    </Dont>
  </Pair>
);

/** The rate for an amount. */
export const RateForTheAmount = (): ReactElement => (
  <Pair>
    <Do why="Show the rate that this person gets for the amount, and the parts that give it.">
      <SummaryList
        items={[
          { key: 'apr', label: 'APR for 3,500 USDT', value: <Percent value="4.20%" strong />, strong: true },
          { key: 'base', label: 'First 500 USDT', value: <Percent value="9.00%" /> },
          { key: 'rest', label: 'Next 3,000 USDT', value: <Percent value="3.40%" /> },
        ]}
      />
    </Do>
    <Dont why="Advertise a rate that only the first units get. “Up to” is for visitors, whose amount nobody knows.">
      <SummaryList items={[{ key: 'apr', label: 'APR', value: <Percent value="9.00%" strong />, strong: true }]} />
    </Dont>
  </Pair>
);

/** What a button does. */
export const NamedButtons = (): ReactElement => (
  <Pair>
    <Do why="Name the action, the amount and the coin. One button of a dialog is filled.">
      <div className="earn-columns">
        <Button variant="outline" tone="neutral">
          Cancel
        </Button>
        <Button>Subscribe 300 USDT</Button>
      </div>
    </Do>
    <Dont why="Ask for an “OK” to what stands elsewhere, or fill two buttons.">
      <div className="earn-columns">
        <Button>No</Button>
        <Button>OK</Button>
      </div>
    </Dont>
  </Pair>
);

/** Giving something up. */
export const CostlyActions = (): ReactElement => (
  <Pair>
    <Do why="Make keeping the primary action, and name the loss in the outlined red one.">
      <div className="earn-columns">
        <Button variant="outline" tone="danger">
          Give up 3.12 USDT
        </Button>
        <Button>Keep the order</Button>
      </div>
    </Do>
    <Dont why="Make what cannot be undone the easiest thing to press.">
      <div className="earn-columns">
        <Button variant="outline" tone="neutral">
          Cancel
        </Button>
        <Button>Redeem early</Button>
      </div>
    </Dont>
  </Pair>
);

/** An error beside its field. */
export const Errors = (): ReactElement => (
  <Pair>
    <Do why="Say what is wrong, why and what helps, below the field. What was typed stays.">
      <DecimalInput label="Amount" value="900" unit="USDT" available="Available 500 USDT" error="You have 500 USDT. Enter 500 or less." />
    </Do>
    <Dont why="Correct the amount in silence, or blame the input.">
      <DecimalInput label="Amount" value="500" unit="USDT" available="Available 500 USDT" error="Invalid input" />
    </Dont>
  </Pair>
);

/** What was lost and what was not. */
export const Failures = (): ReactElement => (
  <Pair>
    <Do why="Say what happened and what was not lost, and offer the next step.">
      <ErrorState
        size="compact"
        title="The rates could not be loaded"
        description="Your holdings are unchanged. Nothing was sent."
        onRetry={() => undefined}
      />
    </Do>
    <Dont why="Show a code, or end in silence.">
      <ErrorState size="compact" title="Error 5003" description="Request failed." />
    </Dont>
  </Pair>
);

/** An empty list. */
export const EmptyLists = (): ReactElement => (
  <Pair>
    <Do why="Say what will stand here, and how it gets there.">
      <EmptyState
        size="compact"
        title="No holdings yet"
        description="What you subscribe earns from the next full hour."
        action={<Button size="1">Subscribe</Button>}
      />
    </Do>
    <Dont why="Say only that there is nothing.">
      <EmptyState size="compact" title="No Data" />
    </Dont>
  </Pair>
);

/** A promise or an estimate. */
export const Promises = (): ReactElement => (
  <Pair>
    <Do why="Give the moment and its zone, and call an estimate an estimate.">
      <Timeline
        items={[
          { key: 'a', label: 'Subscribed', time: '11/29/2026 10:15 (UTC)', state: 'done' },
          { key: 'b', label: 'First interest, estimate 0.012 USDT', time: '11/29/2026 12:00 (UTC)', state: 'upcoming' },
        ]}
      />
    </Do>
    <Dont why="Promise “soon”, or a figure that depends on a rate that will change.">
      <Timeline
        items={[
          { key: 'a', label: 'Subscribed', time: 'just now', state: 'done' },
          { key: 'b', label: 'You get 0.012 USDT', time: 'soon', state: 'upcoming' },
        ]}
      />
    </Dont>
  </Pair>
);

interface Row {
  readonly coin: string;
  readonly amount: string;
}

const ROWS: readonly Row[] = [
  { coin: 'USDT', amount: '12,500.00000000' },
  { coin: 'BTC', amount: '0.48210000' },
  { coin: 'GT', amount: '410.00000000' },
];

const columnsOf = (align: 'start' | 'end'): readonly DataTableColumn<Row>[] => [
  { key: 'coin', header: 'Coin', cell: ({ coin }) => coin },
  { key: 'amount', header: 'Amount', align, cell: ({ amount }) => <Amount value={amount} /> },
];

/** Figures below each other. */
export const Columns = (): ReactElement => (
  <Pair>
    <Do why="Align figures at their end, with the same number of decimals: they are compared by their length.">
      <DataTable caption="Holdings" layout="table" columns={columnsOf('end')} rows={ROWS} rowKey={({ coin }) => coin} />
    </Do>
    <Dont why="Align figures at their start: 12,500 looks no more than 0.4821.">
      <DataTable caption="Holdings" layout="table" columns={columnsOf('start')} rows={ROWS} rowKey={({ coin }) => coin} />
    </Dont>
  </Pair>
);

/** One word for a thing. */
export const OneWord = (): ReactElement => (
  <Pair>
    <Do why="Use the same word for a thing on every page, in the product’s own catalogue.">
      <Text as="p" size="2">
        Redeem USDT <Badge>Redeeming</Badge>
      </Text>
    </Do>
    <Dont why="Vary the word. Withdrawal, unstaking and redemption sound like three things.">
      <Text as="p" size="2">
        Withdraw USDT <Badge>Unstaking</Badge>
      </Text>
    </Dont>
  </Pair>
);
