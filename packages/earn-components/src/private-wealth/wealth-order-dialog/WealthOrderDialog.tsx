'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { type WealthOrderView, useWealthOrder } from '@earnkit/hooks/private-wealth';
import { useEarn } from '@earnkit/hooks';
import { Amount, Button, Card, CopyButton, EmptyState, Flex, Heading, Percent, SummaryList, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { CoinDialog } from '../../parts/query/CoinDialog.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { amountText, exactText, percentText, signedText, toneOfGain } from '../../parts/figures/figureText.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { type WealthOrderTarget, nameOfOrder } from '../orderTarget.ts';
import { WealthTrendPanel } from './WealthTrendPanel.tsx';
import { privateWealthDialogMessages } from '../dialogMessages.ts';
import { privateWealthMessages } from '../messages.ts';

export interface WealthOrderDialogProps extends DialogOpenProps {
  /** The order. It is read again and kept fresh while the dialog is open. */
  order: WealthOrderTarget;
  /** Opens the dialog that buys more units. @default no such button */
  onPurchase?: (() => void) | undefined;
  /** Opens the dialog that redeems units. @default no such button */
  onRedeem?: (() => void) | undefined;
  /** Opens the share poster (AMB-104). @default no such button */
  onShare?: (() => void) | undefined;
}

/** One order of private wealth: personal information, product information and a trend chart (PW-02, PW-03, PW-05). */
export const WealthOrderDialog = forwardRef<HTMLDivElement, WealthOrderDialogProps>(function WealthOrderDialog(
  { order, onPurchase, onRedeem, onShare, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const { orderId, projectType } = order;
  const reading = useWealthOrder(orderId, projectType);
  const held = reading.state === 'ready' ? reading.data : undefined;
  return (
    <CoinDialog
      data-part="wealth-order-dialog"
      {...rest}
      ref={ref}
      asset={order.asset}
      icon={order.icon}
      title={nameOfOrder({ asset: order.asset, name: held?.name ?? order.name })}
      footer={
        held && (onPurchase ?? onRedeem ?? onShare) ? (
          <>
            {onShare && (
              <Button size="3" variant="outline" tone="neutral" onClick={onShare}>
                {t('earn.wealth.order.share')}
              </Button>
            )}
            {onRedeem && (
              <Button size="3" variant="soft" tone="neutral" onClick={onRedeem}>
                {t('earn.wealth.redeem')}
              </Button>
            )}
            {onPurchase && (
              <Button size="3" onClick={onPurchase}>
                {t('earn.wealth.purchase')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <QueryView
        reading={reading}
        failed={t('earn.wealth.order.failed')}
        loading={<Details target={order} order={undefined} />}
        anonymous={<SignInPrompt title={t('earn.wealth.order.anonymous')} hint={t('earn.wealth.order.anonymousHint')} />}
      >
        {(read) =>
          read === undefined ? (
            <EmptyState title={t('earn.wealth.order.none')} description={t('earn.wealth.order.noneHint')} />
          ) : (
            <Details target={order} order={read}>
              <StaleBanner reading={reading} />
            </Details>
          )
        }
      </QueryView>
    </CoinDialog>
  );
});

interface DetailsProps {
  /** The order as the host knows it. */
  readonly target: WealthOrderTarget;
  /** The order as it was read; `undefined` while it loads, which keeps the place of its figures. */
  readonly order: WealthOrderView | undefined;
  /** Above the figures. @default nothing */
  readonly children?: ReactNode;
}

/** The trend needs nothing of the order, so it is read at the same time. */
function Details({ target, order, children }: DetailsProps): ReactElement {
  const { orderId, projectType, asset } = target;
  return (
    <Flex direction="column" gap="4" aria-busy={order === undefined}>
      <Words>{children}</Words>
      <Figures order={order} asset={asset} />
      <WealthTrendPanel orderId={orderId} projectType={projectType} asset={asset} />
      <ProductInfo order={order} asset={asset} />
      <PersonalInfo order={order} asset={asset} />
    </Flex>
  );
}

const SectionHeading = ({ children }: { readonly children: string }): ReactElement => (
  <Heading as="h3" size="3" mb="3">
    {children}
  </Heading>
);

interface InfoProps extends Pick<DetailsProps, 'order'> {
  readonly asset: string;
}

function Figures({ order, asset }: InfoProps): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthMessages);
  const loading = order === undefined;
  const { worth, income } = order ?? {};
  return (
    <KeyFacts
      columns="2"
      items={[
        { key: 'worth', label: t('earn.wealth.worth'), value: <Amount value={amountText(worth, figureStyle)} unit={asset} />, loading },
        {
          key: 'income',
          label: t('earn.wealth.income'),
          value: <Amount value={amountText(income, figureStyle)} unit={asset} tone={toneOfGain(income)} />,
          loading,
        },
      ]}
    />
  );
}

function PersonalInfo({ order, asset }: InfoProps): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const { notify } = useEarn();
  const loading = order === undefined;
  const { clientId, units, amount, runDays } = order ?? {};
  return (
    <Card size="2" asChild>
      <section aria-label={t('earn.wealth.personal')}>
        <SectionHeading>{t('earn.wealth.personal')}</SectionHeading>
        <SummaryList
          items={[
            {
              key: 'client',
              label: t('earn.wealth.clientId'),
              value:
                clientId === undefined ? undefined : (
                  <Flex as="span" display="inline-flex" align="center" justify="end" gap="1">
                    <bdi>{clientId}</bdi>
                    <CopyButton
                      value={clientId}
                      label={t('earn.wealth.copyClientId')}
                      onCopied={() => notify({ tone: 'success', key: 'vip.copied' })}
                    />
                  </Flex>
                ),
              loading,
            },
            { key: 'units', label: t('earn.wealth.units'), value: <Amount value={exactText(units, figureStyle)} />, loading },
            amountItem('paid', t('earn.wealth.paid'), amount, asset, { loading }),
            {
              key: 'days',
              label: t('earn.wealth.runDays'),
              value: runDays === undefined ? undefined : t('earn.wealth.days', { count: runDays }),
              loading,
            },
          ]}
        />
      </section>
    </Card>
  );
}

function ProductInfo({ order, asset }: InfoProps): ReactElement {
  const { t, figureStyle } = useMessages(privateWealthDialogMessages, privateWealthMessages);
  const loading = order === undefined;
  const { netValue, buyNetValue, recentRateFraction } = order ?? {};
  return (
    <Card size="2" asChild>
      <section aria-label={t('earn.wealth.product')}>
        <SectionHeading>{t('earn.wealth.product')}</SectionHeading>
        <SummaryList
          items={[
            { key: 'name', label: t('earn.wealth.name'), value: order && <bdi>{nameOfOrder(order)}</bdi>, loading },
            amountItem('value', t('earn.wealth.netValue'), netValue, asset, { loading, alwaysVisible: true }),
            amountItem('bought', t('earn.wealth.buyNetValue'), buyNetValue, asset, { loading }),
            {
              key: 'rate',
              label: t('earn.wealth.recentRate'),
              value: (
                <Percent
                  value={signedText(percentText(recentRateFraction, figureStyle), recentRateFraction)}
                  tone={toneOfGain(recentRateFraction)}
                />
              ),
              loading,
            },
          ]}
        />
      </section>
    </Card>
  );
}
