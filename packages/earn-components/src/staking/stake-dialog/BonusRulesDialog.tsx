'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent } from '@earnkit/core';
import { type BonusRules, type KnownStakingProduct, useBonusRules } from '@earnkit/hooks/staking';
import { Dialog, Flex, SegmentedControl, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/figures/BulletList.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { TaskNotice, type TaskNoticeProps } from '../TaskNotice.tsx';
import { useProtocolName } from './protocolItems.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';
import { partMessages } from '../../parts/messages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';

/** Props of {@link BonusRulesDialog}. */
export interface BonusRulesDialogProps extends DialogOpenProps {
  /** The product. */
  product: KnownStakingProduct;
  /** The protocol whose bonus is shown first. @default the one with the highest rate (ST-73) */
  pid?: string | undefined;
  /** The task that the bonus needs (AMB-165). @default none */
  task?: TaskNoticeProps['task'] | undefined;
}

const LINES = ['running', 'steps', 'held', 'coin', 'daily', 'redeemed'] as const;

/** The rules of the extra bonus: six lines, coin, end and steps, and a tab for each protocol (ST-51, ST-72, ST-73). */
export const BonusRulesDialog = whileOpen<BonusRulesDialogProps>()(function BonusRulesDialog(
  { product, pid, task, ...shell },
  ref,
): ReactElement {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  const nameOf = useProtocolName();
  const rules = useBonusRules(product, pid);
  const { protocols, protocol, setProtocol } = rules;
  return (
    <Dialog data-part="staking-bonus-rules" {...shell} ref={ref} open title={t('earn.staking.bonus.title', { coin: product.asset })}>
      <Flex direction="column" gap="4">
        {task && <TaskNotice task={task} asset={product.asset} onLeave={() => shell.onOpenChange(false)} />}
        {protocols.length > 1 && protocol && (
          <SegmentedControl
            label={t('earn.staking.stake.protocol')}
            value={protocol.pid}
            onValueChange={setProtocol}
            options={protocols.map((one) => ({ value: one.pid, label: nameOf(one) }))}
          />
        )}
        {rules.tiers?.length === 0 ? <Text as="p">{t('earn.staking.bonus.none')}</Text> : <Bonus rules={rules} asset={product.asset} />}
        <BulletList muted items={LINES.map((line) => t(`earn.staking.bonus.line.${line}`))} />
      </Flex>
    </Dialog>
  );
});

/** Coin, end and steps of the bonus as they are paid now. Steps that cannot be read are said to be unknown, never left out. */
function Bonus({ rules: { rewardAsset, endsAt, tiers }, asset }: { readonly rules: BonusRules; readonly asset: string }): ReactElement {
  const { t, figureStyle } = useMessages(partMessages, stakingDialogMessages);
  const { minute } = useTimes();
  const steps = tiers?.map(({ from, to, aprFraction }, index) => ({
    key: `step ${index}`,
    label:
      to === undefined
        ? t('earn.ladder.openStep', { from: formatExact(from, figureStyle), coin: asset })
        : t('earn.ladder.step', { from: formatExact(from, figureStyle), to: formatExact(to, figureStyle), coin: asset }),
    value: t('earn.ladder.rate', { apr: formatPercent(aprFraction, figureStyle) }),
  }));
  return (
    <>
      <SummaryList
        variant="filled"
        items={[
          { key: 'coin', label: t('earn.staking.bonus.coin'), value: rewardAsset },
          {
            key: 'ends',
            label: t('earn.staking.bonus.ends'),
            value: endsAt === null ? t('earn.staking.bonus.noEnd') : endsAt && minute(endsAt),
          },
        ]}
      />
      {steps === undefined ? (
        <Text as="p" color="gray">
          {t('earn.staking.bonus.unreadable')}
        </Text>
      ) : (
        <section aria-label={t('earn.staking.bonus.steps')}>
          <SummaryList items={steps} />
        </section>
      )}
    </>
  );
}
