'use client';
import { type ReactElement, useMemo } from 'react';
import type { RedeemAccount } from '@earnkit/core/simple-earn/contract';
import { type FixedOrderView, useFixedOrderSettings, useSession } from '@earnkit/hooks';
import { Select, Switch, Text, VisuallyHidden } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import * as css from '../../parts/query/list.css.ts';
import { UnresolvedSetting } from '../../parts/order/UnresolvedSetting.tsx';
import { useKeptFocus } from '../../parts/order/useKeptFocus.ts';
import { WhyNot } from '../../parts/order/WhyNot.tsx';
import { ReinvestDialog } from '../reinvest-dialog/index.ts';
import type { OrderFigureProps } from './OrderFigures.tsx';
import { fixedMessages } from '../fixedMessages.ts';

/** Names of the accounts an order can be paid into: flexible Simple Earn, and the spot or unified account (SE-X-45, SH-14). */
export function useRedeemAccountNames(): Readonly<Record<RedeemAccount, string>> {
  const { t } = useMessages(fixedMessages);
  const spot = t(ACCOUNT_NAMES[useAccountName()]);
  return useMemo(() => ({ flexible: t('earn.fixedOrder.flexible'), spot }), [t, spot]);
}

export interface RedeemToProps extends OrderFigureProps {
  /** Names of the accounts. A list asks for them once, not in each row. */
  names: Readonly<Record<RedeemAccount, string>>;
}

/**
 * The account that an order pays into: a choice while that is possible, else its name, and `--` while the order renews itself
 * (SE-X-40, SE-X-41). While it is not known whether a change of the order was saved, it says so instead.
 */
export function RedeemTo({ order, names }: RedeemToProps): ReactElement {
  const { t } = useMessages(fixedMessages);
  const { reinvest, redeemAccount, busy } = useFixedOrderSettings(order);
  const focus = useKeptFocus<HTMLDivElement>();
  const { asset: coin, orderId: id } = order;
  // An unresolved renewal is shown here too: there is no room beside its switch, and it affects the account.
  const unresolved = [redeemAccount, reinvest].find(({ status }) => status.state === 'unresolved');
  return (
    <div {...focus}>
      {unresolved ? (
        <UnresolvedSetting
          nameOf={(action) => t('earn.fixedOrder.actionOf', { action, coin, id })}
          onCheckAgain={unresolved.checkAgain}
          onRelease={unresolved.release}
          reference={unresolved.status.state === 'unresolved' ? unresolved.status.reference : undefined}
        />
      ) : (
        <Account order={order} names={names} pending={busy} onChange={redeemAccount.submit} />
      )}
    </div>
  );
}

interface AccountProps extends RedeemToProps {
  readonly pending: boolean;
  readonly onChange: (account: RedeemAccount) => void;
}

function Account({ order, names, pending, onChange }: AccountProps): ReactElement {
  const { t } = useMessages(fixedMessages);
  const { session, askLogin } = useSession();
  const { asset, orderId, redeemAccount } = order;
  const obstacle = order.controls.redeemAccount;
  if (obstacle === 'reinvesting') {
    return (
      <Text color="gray">
        <span aria-hidden="true">{t('earn.unknown')}</span>
        <VisuallyHidden>{t('earn.fixedOrder.renews')}</VisuallyHidden>
      </Text>
    );
  }
  if (obstacle !== undefined) {
    return (
      <span className={`${css.line} ${css.noWrap}`}>
        <Text color="gray">{redeemAccount ? names[redeemAccount] : t('earn.unknown')}</Text>
        <WhyNot reason={t(`earn.fixed.obstacle.${obstacle}`)} />
      </span>
    );
  }
  const options = (['flexible', 'spot'] as const).map((value: RedeemAccount) => ({ value, label: names[value] }));
  return (
    <Select
      label={t('earn.fixedOrder.redeemToOf', { coin: asset, id: orderId })}
      labelHidden
      size="1"
      value={redeemAccount ?? ''}
      placeholder={t('earn.unknown')}
      options={options}
      pending={pending}
      onValueChange={(account) => {
        if (session.state === 'anonymous') askLogin();
        else onChange(account);
      }}
    />
  );
}

export interface ReinvestSwitchProps extends OrderFigureProps {
  /** Asks before the switch changes anything. */
  onAsk: (order: FixedOrderView, on: boolean) => void;
  /** Whether the label is beside the switch, as on a page. @default false */
  labelled?: boolean;
}

/** Whether an order renews itself; disabled with the reason where that cannot be changed (SE-X-25, SE-X-39). */
export function ReinvestSwitch({ order, onAsk, labelled = false }: ReinvestSwitchProps): ReactElement {
  const { t } = useMessages(fixedMessages);
  const { reinvest: setting, busy } = useFixedOrderSettings(order);
  const { asset, orderId, reinvest } = order;
  const obstacle = order.controls.reinvest;
  const reason = obstacle && t(`earn.fixed.obstacle.${obstacle}`);
  const hint = labelled ? t('earn.fixedOrder.reinvestHint') : undefined;
  return (
    <span className={labelled ? undefined : `${css.line} ${css.noWrap}`} {...ReinvestDialog.prewarmProps}>
      <Switch
        label={labelled ? t('earn.fixedOrder.reinvest') : t('earn.fixedOrder.reinvestOf', { coin: asset, id: orderId })}
        labelHidden={!labelled}
        // A banner on the page already says that the order matures.
        {...((reason ?? hint) !== undefined && { description: obstacle === 'maturing' ? (hint ?? reason) : (reason ?? hint) })}
        checked={reinvest}
        pending={busy}
        disabled={obstacle !== undefined}
        onCheckedChange={(on) => {
          // The result of an earlier change would close the question at once. An unknown outcome is kept, because the question shows it.
          if (setting.status.state !== 'unresolved') setting.release();
          onAsk(order, on);
        }}
      />
      {reason !== undefined && !labelled && <WhyNot reason={reason} />}
    </span>
  );
}
