'use client';
import type { ReactElement } from 'react';
import type { SoftStakingCoin } from '@earnkit/core/soft-staking/contract';
import { useEarn, useSession } from '@earnkit/hooks';
import { type SoftStakingHost, type SoftStakingSwitch, useSoftStakingCoins, useSoftStakingSwitch } from '@earnkit/hooks/soft-staking';
import { Amount, AmountVisibility, Dialog, Flex, Icon, SummaryList, Text, icons } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AgreementCheckbox } from '../../parts/order/AgreementCheckbox.tsx';
import { amountText, toneOfGain } from '../../parts/figures/figureText.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { listText } from '../../parts/query/listText.ts';
import { SubmissionNotice } from '../../parts/order/SubmissionNotice.tsx';
import { useTotalNote } from '../useTotalNote.ts';
import { SoftStakingActions } from './SoftStakingActions.tsx';
import { softStakingDialogMessages } from '../dialogMessages.ts';
import { softStakingMessages } from '../messages.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { YOUR_ACCOUNT, useAccountName } from '../../parts/order/accountName.ts';
import * as css from './SoftStakingDialog.css.ts';

export interface SoftStakingDialogProps extends DialogOpenProps {
  /** `activate` turns soft staking on (SS-02 to SS-04), `close` turns it off (SS-05). */
  variant: 'activate' | 'close';
  /** The coins of soft staking as the host read them: `activate` names them, `close` says what they paid. @default none */
  coins?: readonly SoftStakingCoin[];
  /** Coins that the host could not read: the totals are then not known, and the dialog says why. @default 0 */
  unreadable?: number;
  /** Reads how the switch stands after a lost answer, because the exchange has no call for it (AMB-036). @default the outcome stays unknown */
  readStatus?: SoftStakingHost['readStatus'];
  /** Receives the new status, also when the dialog is closed by then (SS-08). @default nothing */
  onStatusChange?: ((on: boolean) => void) | undefined;
  /** Called once when the change was refused while the dialog is open (SS-09). @default nothing */
  onFailed?: (() => void) | undefined;
}

const NO_COINS: readonly SoftStakingCoin[] = [];

/**
 * Turns soft staking on, after a tick at the terms, or off (SS-01 to SS-10). It closes when the change is made; a toast tells it.
 * After a refusal it stays, says that nothing changed, and the change can be sent again.
 */
export const SoftStakingDialog = whileOpen<SoftStakingDialogProps>(({ variant }) => variant)(function SoftStakingDialog(
  { onOpenChange, variant, coins = NO_COINS, unreadable = 0, readStatus, onStatusChange, onFailed, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(softStakingDialogMessages);
  const change = useSoftStakingSwitch({
    dialog: variant,
    readStatus,
    onChanged: onStatusChange,
    onDone: () => onOpenChange(false),
    onFailed,
  });
  return (
    <AmountVisibility visible>
      <Dialog
        data-part="soft-staking-dialog"
        {...rest}
        ref={ref}
        open
        onOpenChange={onOpenChange}
        title={t(`earn.soft.${variant}.title`)}
        footer={<SoftStakingActions variant={variant} change={change} onClose={() => onOpenChange(false)} />}
      >
        <Flex direction="column" gap="4">
          {variant === 'activate' ? (
            <ActivateBody change={change} coins={coins} unreadable={unreadable} />
          ) : (
            <CloseBody coins={coins} unreadable={unreadable} />
          )}
          <Outcome variant={variant} change={change} />
        </Flex>
      </Dialog>
    </AmountVisibility>
  );
});

interface BodyProps extends Required<Pick<SoftStakingDialogProps, 'unreadable'>> {
  readonly coins: readonly SoftStakingCoin[];
}

/** What soft staking is, which coins earn, and the terms. */
function ActivateBody({
  change: { terms, setTerms, submission },
  coins,
  unreadable,
}: BodyProps & { readonly change: SoftStakingSwitch }): ReactElement {
  const { t, language } = useMessages(softStakingDialogMessages, softStakingMessages);
  const { links } = useEarn();
  const earning = coins.filter(({ supported }) => supported).map(({ asset }) => asset);
  return (
    <>
      <Text as="p" color="gray">
        {earning.length > 0 ? t('earn.soft.activate.coins', { coins: listText(language, earning) }) : t('earn.soft.activate.text')}
      </Text>
      {unreadable > 0 && (
        <Text as="p" size="1" color="gray">
          {t('earn.soft.unreadable', { count: unreadable })}
        </Text>
      )}
      <Benefits />
      <AgreementCheckbox
        checked={terms}
        onCheckedChange={setTerms}
        pending={submission.pending}
        text={t('earn.soft.terms')}
        document={t('earn.soft.agreement')}
        href={links.softStakingAgreement()}
      />
    </>
  );
}

/** What ends, and what was paid. */
function CloseBody({ coins, unreadable }: BodyProps): ReactElement {
  const { t, figureStyle } = useMessages(softStakingDialogMessages, softStakingMessages);
  const { earned, expected, pending } = useSoftStakingCoins(coins, unreadable === 0);
  const noteOf = useTotalNote();
  return (
    <>
      <Text as="p" color="gray">
        {t('earn.soft.close.text')}
      </Text>
      {coins.length + unreadable > 0 && (
        <SummaryList
          variant="filled"
          items={[
            {
              key: 'paid',
              label: t('earn.soft.paid'),
              value: <Amount value={amountText(earned.amount, figureStyle)} unit="USDT" tone={toneOfGain(earned.amount)} />,
              hint: noteOf(earned, unreadable),
              loading: pending,
            },
            {
              key: 'expected',
              label: t('earn.soft.expected'),
              value: <Amount value={amountText(expected.amount, figureStyle)} unit="USDT" />,
              hint: noteOf(expected, unreadable),
              loading: pending,
            },
          ]}
        />
      )}
    </>
  );
}

/** How the change stands: a refusal says what did not change and why. */
function Outcome({
  variant,
  change: { submission },
}: Pick<SoftStakingDialogProps, 'variant'> & { change: SoftStakingSwitch }): ReactElement {
  const { t } = useMessages(softStakingDialogMessages);
  const { askLogin } = useSession();
  return (
    <SubmissionNotice
      submission={submission}
      showsRefusal
      onLogin={askLogin}
      text={{
        checking: t('earn.soft.checking'),
        unresolved: t('earn.soft.unresolved'),
        refusedTitle: t(`earn.soft.refused.${variant}`),
      }}
    />
  );
}

const BENEFITS = [
  { key: 'free', icon: icons.success },
  { key: 'anytime', icon: icons.transfer },
  { key: 'daily', icon: icons.clock },
] as const;

/** The three benefits of soft staking (SS-02). */
function Benefits(): ReactElement {
  const { t } = useMessages(softStakingDialogMessages);
  const account = t(YOUR_ACCOUNT[useAccountName('unified')]);
  return (
    <ul className={css.benefits} aria-label={t('earn.soft.benefits')}>
      {BENEFITS.map(({ key, icon }) => (
        <li key={key} className={css.benefit}>
          <span className={css.benefitIcon}>
            <Icon icon={icon} size={20} />
          </span>
          <Flex direction="column">
            <Text size="2" weight="medium">
              {t(`earn.soft.benefit.${key}`)}
            </Text>
            <Text size="1" color="gray">
              {key === 'daily' ? t('earn.soft.benefit.dailyHint', { account }) : t(`earn.soft.benefit.${key}Hint`)}
            </Text>
          </Flex>
        </li>
      ))}
    </ul>
  );
}
