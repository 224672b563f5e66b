'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { isPositive } from '@earnkit/core';
import { useEarn, useSession } from '@earnkit/hooks';
import { type UsualWay, type WaysHost, useIdleCoins, useUsualWays } from '@earnkit/hooks/overview';
import { Button, Heading, LinkButton, type PartProps, Skeleton, Text, rootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { Rate } from '../../parts/figures/Rate.tsx';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import * as listCss from '../../parts/query/list.css.ts';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import { usePeriodText } from '../../staking/period.ts';
import { waysMessages } from '../ways-to-earn/messages.ts';
import { accessText, riskKindOf, wayName } from '../ways-to-earn/wayText.ts';
import * as css from './earnHoldings.css.ts';
import { heldMessages } from './messages.ts';

export interface FirstStepsProps extends PartProps {
  /** Products for which the exchange has no call, as the host read them (AMB-025, AMB-036). @default Simple Earn alone */
  offers?: WaysHost | undefined;
  /** Returns the page with every way to earn with a coin. Keep the function between renders. */
  waysHref: (asset: string) => string;
}

const NO_OFFERS: WaysHost = {};
/** The coin that is deposited first: the one that every exchange lends. */
const FIRST_COIN = 'USDT';

/**
 * What stands in place of holdings that a person does not have yet: for a visitor one invitation to log in, for a new account how to add
 * funds, and for both three usual ways to earn with what can go wrong (SH-01, SH-03). Each leads to all ways with its coin.
 */
export const FirstSteps = forwardRef<HTMLDivElement, FirstStepsProps>(function FirstSteps(
  { offers = NO_OFFERS, waysHref, ...rest },
  ref,
): ReactElement {
  const { session } = useSession();
  return (
    <div ref={ref} {...rootProps('first-steps', rest, css.steps)}>
      {session.state === 'anonymous' ? <Invitation /> : <Funds />}
      <Offers offers={offers} waysHref={waysHref} />
    </div>
  );
});

function Invitation(): ReactElement {
  const { t } = useMessages(heldMessages);
  const { askLogin } = useSession();
  const { links } = useEarn();
  const signUp = useLinkTo(links.signUp());
  return (
    <div className={listCss.band}>
      <Heading as="h2" size="4">
        {t('earn.held.visitor')}
      </Heading>
      <Text as="p" color="gray">
        {t('earn.held.visitorHint')}
      </Text>
      <span className={css.buttons}>
        <Button size="3" onClick={askLogin}>
          {t('earn.login')}
        </Button>
        {signUp && (
          <LinkButton {...signUp} size="3" variant="ghost">
            {t('earn.held.signUp')}
          </LinkButton>
        )}
      </span>
    </div>
  );
}

/** Adding funds, where there are none yet. Nothing is said of an account whose balances are not known. */
function Funds(): ReactElement | null {
  const { t } = useMessages(heldMessages);
  const { links } = useEarn();
  const idle = useIdleCoins();
  const deposit = useLinkTo(links.deposit(FIRST_COIN));
  const buy = useLinkTo(links.expressBuy());
  const known = idle.state === 'ready' && idle.data.complete ? idle.data : undefined;
  if (known?.coins.some(({ available }) => isPositive(available)))
    return (
      <Text as="p" color="gray">
        {t('earn.held.newPick')}
      </Text>
    );
  return (
    <>
      <Text as="p" color="gray">
        {t('earn.held.new')}
      </Text>
      <div className={listCss.band}>
        <Step number="1" title={t('earn.held.step.funds')} text={t('earn.held.step.fundsText')}>
          <span className={css.buttons}>
            {deposit && <LinkButton {...deposit}>{t('earn.held.step.deposit')}</LinkButton>}
            {buy && (
              <LinkButton {...buy} variant="outline" tone="neutral">
                {t('earn.held.step.buy')}
              </LinkButton>
            )}
          </span>
        </Step>
      </div>
    </>
  );
}

interface StepProps {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One of the first steps: its number, what to do, and how. */
const Step = ({ number, title, text, children }: StepProps): ReactElement => (
  <div className={css.step}>
    <span className={css.number} aria-hidden="true">
      {number}
    </span>
    <div className={css.stepText}>
      <Heading as="h2" size="4">
        {title}
      </Heading>
      <Text as="p" color="gray">
        {text}
      </Text>
      <Words>{children}</Words>
    </div>
  </div>
);

function Offers({ offers, waysHref }: Required<Pick<FirstStepsProps, 'waysHref'>> & { readonly offers: WaysHost }): ReactElement {
  const { t } = useMessages(heldMessages);
  const { session } = useSession();
  const visitor = session.state === 'anonymous';
  const { anyTime, term, network, unread, retry } = useUsualWays(offers);
  return (
    <section className={css.stepText}>
      {visitor ? (
        <Heading as="h2" size="4">
          {t('earn.held.visitorOffers')}
        </Heading>
      ) : (
        <Step number="2" title={t('earn.held.step.pick')} text={t('earn.held.step.pickText')} />
      )}
      {unread && <RetryBanner onRetry={retry}>{t('earn.held.offer.failed')}</RetryBanner>}
      <ul className={css.offers}>
        <Offer title={t('earn.held.offer.any')} offer={anyTime} href={waysHref(anyTime.asset)} />
        <Offer title={t('earn.held.offer.term')} offer={term} href={waysHref(term.asset)} />
        {network && <Offer title={t('earn.held.offer.network')} offer={network} href={waysHref(network.asset)} />}
      </ul>
    </section>
  );
}

interface OfferProps {
  /** For whom it is. */
  readonly title: string;
  readonly offer: UsualWay;
  /** The page with every way to earn with the coin. */
  readonly href: string;
}

function Offer({ title, offer: { asset, reading, way }, href }: OfferProps): ReactElement {
  const { t } = useMessages(heldMessages);
  const ways = useMessages(waysMessages);
  const timeStyle = useTimeStyle();
  const period = usePeriodText();
  const link = useLinkTo(href);
  return (
    <li className={css.offer}>
      <Text weight="medium">{title}</Text>
      {way === undefined ? (
        reading.loading ? (
          <Skeleton shape="block" width="100%" height="122px" />
        ) : (
          <Text color="gray">{t('earn.held.offer.none')}</Text>
        )
      ) : (
        <>
          <span className={listCss.line}>
            {way.rate.upTo && (
              <Text size="1" color="gray">
                {t('earn.held.upTo')}
              </Text>
            )}
            <Rate fraction={way.rate.aprFraction} tone="accent" size="6" strong />
            <Text color="gray">{t('earn.held.offer.on', { coin: asset })}</Text>
          </span>
          <Text size="2" weight="medium">
            {wayName(ways.t, way)}
          </Text>
          <RiskLine
            look="card"
            kind={riskKindOf(way)}
            coin={way.asset}
            reward={way.paidIn}
            access={Object.values(accessText(ways.t, way, timeStyle, period.short))
              .filter(Boolean)
              .join(', ')}
          />
        </>
      )}
      <span className={css.offerFoot}>
        <LinkButton {...link} href={href} variant="outline" tone="neutral">
          {t('earn.held.offer.look', { coin: asset })}
        </LinkButton>
      </span>
    </li>
  );
}
