'use client';
import { type ReactElement, forwardRef, useDeferredValue, useState } from 'react';
import { formatExact, formatMonthDay, formatPercent, formatTime, isZero } from '@earnkit/core';
import { type Compare, type WayChoice, type WaysHost, type WayView, useCompare } from '@earnkit/hooks/overview';
import { useEarn, useSession } from '@earnkit/hooks';
import {
  Banner,
  Button,
  DecimalInput,
  EmptyState,
  type PartProps,
  Slider,
  Text,
  VisuallyHidden,
  rootProps,
  useAmountVisibility,
  Words,
} from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { HIDDEN_TEXT, exactText } from '../../parts/figures/figureText.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import * as listCss from '../../parts/query/list.css.ts';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { waysMessages } from '../ways-to-earn/messages.ts';
import { CompareTable } from './CompareTable.tsx';
import * as css from './compare.css.ts';
import { type CompareWords, compareSentence, dayText } from './compareText.ts';
import { compareMessages } from './messages.ts';

export interface CompareWaysProps extends PartProps {
  /** The ways that are compared, up to three; more are not shown. */
  choices: readonly WayChoice[];
  /** Called with the ways that are left when one is removed, or all of them. */
  onChoicesChange: (choices: readonly WayChoice[]) => void;
  /** Products for which the exchange has no call, as the host read them (AMB-025, AMB-036). @default Simple Earn alone */
  host?: WaysHost;
  /** Returns where exactly that product is subscribed or staked. */
  hrefOf: (way: WayView) => string;
  /** Where a way is added. @default no link */
  addHref?: string | undefined;
  /** The amount that is typed at first. @default none */
  defaultAmount?: string | undefined;
  /** In how many days the money is needed at first. @default 45 */
  defaultDays?: number | undefined;
}

const NO_HOST: WaysHost = {};
const FIRST_DAYS = 45;

/**
 * Up to three ways to earn beside each other on the day on which the money is needed: what there is, what was earned, the worst case, what
 * leaving costs, and from which day it is better than flexible. Rates and prices of now are held, and estimates are never the best
 * (AMB-173). One sentence says which way is best; a screen reader hears it when the slider is let go.
 */
export const CompareWays = forwardRef<HTMLDivElement, CompareWaysProps>(function CompareWays(
  { choices, onChoicesChange, host = NO_HOST, hrefOf, addHref, defaultAmount = '', defaultDays = FIRST_DAYS, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(compareMessages);
  const [draft, setDraft] = useState(defaultAmount);
  const [days, setDays] = useState(defaultDays);
  return (
    <div ref={ref} {...rootProps('compare-ways', rest, css.root)}>
      {choices.length === 0 ? (
        <EmptyState
          title={t('earn.compare.empty')}
          description={t('earn.compare.emptyHint')}
          action={<AreaLink href={addHref}>{t('earn.compare.add')}</AreaLink>}
        />
      ) : (
        <Compared {...{ choices, onChoicesChange, host, hrefOf, addHref, draft, days }} onDraftChange={setDraft} onDaysChange={setDays} />
      )}
    </div>
  );
});

interface ComparedProps extends Required<Pick<CompareWaysProps, 'choices' | 'onChoicesChange' | 'host' | 'hrefOf' | 'addHref'>> {
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  readonly days: number;
  readonly onDaysChange: (days: number) => void;
}

function Compared({
  choices,
  onChoicesChange,
  host,
  hrefOf,
  addHref,
  draft,
  onDraftChange,
  days,
  onDaysChange,
}: ComparedProps): ReactElement {
  const { t, figureStyle } = useMessages(compareMessages);
  const { t: ways } = useMessages(waysMessages);
  const timeStyle = useTimeStyle();
  const { hydrating = false } = useEarn();
  const person = useSession().session.state === 'signed-in';
  const visible = useAmountVisibility();
  // The figures of months follow what is typed, which is on the screen first.
  const compare = useCompare(choices, host, useDeferredValue(draft), days);
  const { unit, available, most, day, ends, loading, failed, stale, retry } = compare;
  const words: CompareWords = { t, ways, figureStyle, timeStyle };
  const sentence = compareSentence(words, compare);
  // What is said aloud waits until the slider is let go.
  const [chosen, setChosen] = useState(days);
  const [heard, setHeard] = useState(sentence);
  if (chosen === days && heard !== sentence) setHeard(sentence);
  const shownDays = Math.min(days, most);
  const inDays = t('earn.compare.in', { days: shownDays });
  return (
    <>
      <div className={listCss.band}>
        <div className={css.fields}>
          <DecimalInput
            label={t('earn.compare.amount')}
            value={draft}
            onValueChange={onDraftChange}
            decimals={8}
            unit={<bdi>{unit}</bdi>}
            {...(person && !compare.mixed
              ? {
                  available:
                    available &&
                    ways('earn.ways.available', { amount: visible ? (exactText(available, figureStyle) ?? '') : HIDDEN_TEXT, coin: unit }),
                  onMax: () => available,
                  maxDisabled: available === undefined || isZero(available),
                }
              : {})}
            grouping
          />
          <Slider
            label={t('earn.compare.need')}
            value={shownDays}
            min={1}
            max={most}
            disabled={hydrating}
            onValueChange={onDaysChange}
            onValueCommit={setChosen}
            valueText={t('earn.compare.dayIn', { day: dayText(day, timeStyle), in: inDays })}
            marks={ends.map((end) => ({ value: end.days, label: formatMonthDay(end.at, timeStyle) }))}
          >
            <Text weight="medium">{dayText(day, timeStyle)}</Text> <Text color="gray">{inDays}</Text>
          </Slider>
        </div>
        {sentence !== '' && (
          <Text as="p" size="3" aria-hidden="true" className={css.answer}>
            {sentence}
          </Text>
        )}
        <VisuallyHidden role="status">{heard}</VisuallyHidden>
        {failed && !loading && <RetryBanner onRetry={retry}>{t('earn.compare.unread')}</RetryBanner>}
        {choices.length === 1 && (
          <Banner tone="info">
            <Words>{t('earn.compare.addOne')}</Words> <AreaLink href={addHref}>{t('earn.compare.add')}</AreaLink>
          </Banner>
        )}
      </div>
      {stale && <StaleBanner reading={stale} />}
      <div className={css.head}>
        <Button variant="outline" tone="neutral" size="1" onClick={() => onChoicesChange([])}>
          {t('earn.compare.clear')}
        </Button>
      </div>
      <CompareTable
        compare={compare}
        words={words}
        hrefOf={hrefOf}
        onRemove={(gone) => onChoicesChange(choices.filter((one) => one.asset !== gone.asset || one.key !== gone.key))}
      />
      <Text as="p" size="1" color="gray">
        {notes(words, compare, person)}
      </Text>
    </>
  );
}

/** What the figures assume. */
function notes({ t, figureStyle, timeStyle }: CompareWords, compare: Compare, person: boolean): string {
  const { flexibleRates, bonusPrices, interestFrom, mixed, ways } = compare;
  const prices = new Map(bonusPrices.map(({ bonusAsset, asset, price }) => [`${bonusAsset} ${asset}`, { bonusAsset, asset, price }]));
  return [
    ...(mixed ? [t('earn.compare.noteMixed')] : []),
    ...flexibleRates.map(({ asset, aprFraction }) =>
      t('earn.compare.noteFlexible', { coin: asset, apr: formatPercent(aprFraction, figureStyle) }),
    ),
    ...[...prices.values()].map(({ bonusAsset, asset, price }) =>
      t('earn.compare.notePrice', { bonus: bonusAsset, price: formatExact(price, figureStyle), coin: asset }),
    ),
    ...(interestFrom === undefined ? [] : [t('earn.compare.noteFrom', { at: formatTime(interestFrom, timeStyle) })]),
    ...(ways.some(({ thenFlexible }) => thenFlexible) ? [t('earn.compare.noteThen')] : []),
    ...(ways.some(({ way }) => way?.product === 'fixed') ? [t('earn.compare.noteVouchers')] : []),
    ...(person ? [] : [t('earn.compare.visitor')]),
  ].join(' ');
}
