'use client';
import type { ReactElement, ReactNode } from 'react';
import { isPositive } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import type { Stake, StakingProductView } from '@earnkit/hooks/staking';
import { Banner, Button, LinkButton, Percent, type SummaryItem, SummaryList, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { AmountField } from '../../parts/order/AmountField.tsx';
import { AvailableBalance } from '../../add-funds/AvailableBalance.tsx';
import { FigureButton } from '../../parts/figures/FigureButton.tsx';
import { percentText } from '../../parts/figures/figureText.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import { useLimitItem } from '../limitItem.tsx';
import { usePeriodText } from '../period.ts';
import { TaskNotice } from '../TaskNotice.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { AMOUNT_CHARACTERS } from '../amountCharacters.ts';
import * as css from './StakeDialog.css.ts';
import type { SubDialog } from './StakeSubDialogs.tsx';
import { useUpTo } from './useUpTo.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';

/** Props of the form of every variant. */
export interface StakeVariantProps {
  /** How the product is staked. */
  variant: StakingProductView['variant'];
  /** The stake being made. */
  stake: Stake;
  /** Whether the page is embedded in another: no transfer shortcut, and no link opens a new tab (ST-34, ST-36). */
  embedded: boolean;
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
  /** Opens a sub-dialog. */
  onOpen: (sub: SubDialog) => void;
  /** Called before a link leads to another page. */
  onLeave: () => void;
  /** Called when the form's code cannot be loaded. */
  onFail: () => void;
}

/** Props of {@link StakeForm}. */
export interface StakeFormProps extends StakeVariantProps {
  /** What is chosen before the amount, such as a protocol. @default nothing */
  choice?: ReactNode;
  /** Lines of the summary that only the variant has. @default none */
  lines?: readonly SummaryItem[];
}

/**
 * The form of a stake: rate, choice, amount, terms and tabs (ST-39 to ST-45); agreement and outcome stand beside the action. As it is, it stakes a token in the plain flexible
 * form; the other variants fill `choice` and `lines` (ST-38).
 */
export function StakeForm({ stake, choice, lines = [], variant, embedded, onAddFunds, onOpen, onLeave }: StakeFormProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const { links } = useEarn();
  const { asset, product, available, obstacle, reading, task } = stake;
  const stale = reading.state === 'ready' && reading.stale ? reading : undefined;
  const warning = obstacle ?? (stale && 'stale');
  const coinPage = useLinkTo(links.staking(product.asset), onLeave);
  return (
    <div className={css.form}>
      <Facts stake={stake} onOpen={onOpen} />
      {warning !== undefined && (
        <Banner
          tone="warning"
          action={
            stale && (
              <Button size="1" variant="outline" tone="neutral" onClick={stale.retry}>
                {t('earn.retry')}
              </Button>
            )
          }
        >
          {t(`earn.staking.stake.${warning}`)}
        </Banner>
      )}
      {task && stake.bonusApplied && <TaskNotice task={task} asset={asset} onLeave={onLeave} />}
      <Words>{choice}</Words>
      <AmountField
        flow={stake}
        maxLength={AMOUNT_CHARACTERS}
        available={
          <AvailableBalance unifiedBy="unified" asset={asset} available={available} onAddFunds={embedded ? undefined : onAddFunds} />
        }
      />
      <SummaryList variant="filled" items={[...useTerms(stake), ...lines]} />
      <div className={css.links}>
        <OpenButton label={t('earn.staking.stake.about')} onPress={() => onOpen('about')} />
        <OpenButton label={t('earn.staking.stake.allRules')} onPress={() => onOpen('rules')} />
        {stake.bonusApplied && <OpenButton label={t('earn.staking.stake.bonusRules')} onPress={() => onOpen('bonus-rules')} />}
        <LinkButton size="1" variant="ghost" {...coinPage}>
          {t('earn.staking.stake.coinPage')}
        </LinkButton>
      </div>
      <ProductTabs stake={stake} variant={variant} />
    </div>
  );
}

/** Props of {@link OpenButton}. */
export interface OpenButtonProps {
  /** Text of the button. */
  label: string;
  /** Opens the sub-dialog. */
  onPress: () => void;
  /** Whether what it opens cannot be changed now. @default false */
  disabled?: boolean;
}

/** A quiet button that opens a sub-dialog. */
export const OpenButton = ({ label, onPress, disabled = false }: OpenButtonProps): ReactElement => (
  <Button size="1" variant="ghost" aria-haspopup="dialog" disabled={disabled} onClick={onPress}>
    {label}
  </Button>
);

/** The rate, the least amount and how long a redemption takes. */
function Facts({ stake: { apr, product, asset, period }, onOpen }: Pick<StakeFormProps, 'stake' | 'onOpen'>): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const periods = usePeriodText();
  const upTo = useUpTo();
  const shown = apr && upTo(apr.total, isPositive(apr.bonus));
  return (
    <KeyFacts
      items={[
        {
          key: 'apr',
          label: t('earn.estApr'),
          accent: true,
          value:
            shown === undefined ? (
              <Percent value={undefined} />
            ) : (
              <FigureButton
                label={t('earn.staking.stake.rateDetailsOf', { apr: shown })}
                aria-haspopup="dialog"
                onClick={() => onOpen('rate-info')}
              >
                <Percent value={shown} tone="accent" />
              </FigureButton>
            ),
        },
        amountItem('minimum', t('earn.staking.stake.minimum'), product.minStakeAmount, asset),
        { key: 'period', label: t('earn.staking.stake.redeemTime'), value: periods.short(period) ?? t('earn.unknown') },
      ]}
    />
  );
}

/** The parts of the rate (ST-105), and what one person may stake (AMB-114). */
function useTerms({ apr, asset, product, user, limit, limitLeft, coins, task, bonusApplied }: Stake): readonly SummaryItem[] {
  const { t, figureStyle } = useMessages(stakingDialogMessages, stakingMessages);
  const upTo = useUpTo();
  const held = user.state === 'ready' ? user.data.heldAmount : undefined;
  const limitItem = useLimitItem();
  // A condition counts more than the coin, which the notice above names.
  const afterTask = task && task.done !== true ? { hint: t('earn.staking.task.hint') } : {};
  return [
    { key: 'base', label: t('earn.staking.stake.base'), value: percentText(apr?.base, figureStyle) },
    ...(apr && (bonusApplied || isPositive(apr.bonus))
      ? [{ key: 'bonus', label: t('earn.staking.stake.bonus'), value: upTo(apr.bonus, isPositive(apr.bonus)), ...afterTask }]
      : []),
    ...(user.state === 'anonymous'
      ? []
      : [amountItem('held', t('earn.staking.stake.held'), held, asset, { loading: user.state === 'loading' })]),
    ...limitItem({ asset: product.asset, coins, limit, limitLeft, left: product.leftAmount }),
  ];
}
