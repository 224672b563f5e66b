'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { type Decimal, formatExact } from '@earnkit/core';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { type FixedSubscribe, useSession } from '@earnkit/hooks';
import { Button, Select, Skeleton, Switch, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { useVoucherTerms } from '../useVoucherTerms.ts';
import { VoucherPicker } from '../voucher-picker/index.ts';
import * as css from './FixedOptions.css.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

interface FixedOptionsProps {
  /** The subscription being made. */
  readonly subscribe: Omit<FixedSubscribe, 'chosen' | 'setTerm'>;
  /** The chosen product. */
  readonly product: FixedProduct;
  /** Opens the voucher picker. */
  readonly onPickVoucher: () => void;
}

/** What is chosen beside the amount: a voucher, renewal, and the account that is paid (SE-40 to SE-42). */
export function FixedOptions({ subscribe, product, onPickVoucher }: FixedOptionsProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { maturity, submission, vouchers, signIn } = subscribe;
  const { session } = useSession();
  return (
    <div className={css.options} role="group" aria-label={t('earn.fixed.subscribe.options')}>
      {vouchers.state !== 'anonymous' && <VoucherRow subscribe={subscribe} onPick={onPickVoucher} />}
      <AtMaturity
        product={product}
        maturity={maturity}
        pending={submission.pending}
        // A visitor is asked to sign in, and keeps the amount (SH-08).
        onReinvest={session.state === 'anonymous' ? signIn : maturity.setReinvest}
      />
    </div>
  );
}

interface AtMaturityProps {
  readonly product: FixedProduct;
  readonly maturity: FixedSubscribe['maturity'];
  /** Whether the subscription is being sent. */
  readonly pending: boolean;
  readonly onReinvest: (on: boolean) => void;
}

/** Renewal and the account that is paid. Memoized, because a keystroke in the amount does not change them. */
const AtMaturity = memo(function AtMaturity({ product, maturity, pending, onReinvest }: AtMaturityProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  return (
    <>
      {product.canReinvest !== false && (
        <Row
          label={t('earn.fixed.subscribe.reinvest')}
          hint={t(product.canReinvest ? 'earn.fixed.subscribe.reinvestHint' : 'earn.fixed.subscribe.productRuleReinvestUnknown')}
        >
          <Switch
            label={t('earn.fixed.subscribe.reinvest')}
            labelHidden
            checked={maturity.reinvest}
            onCheckedChange={onReinvest}
            pending={pending}
          />
        </Row>
      )}
      <RedeemTo product={product} maturity={maturity} pending={pending} />
    </>
  );
});

/** The account that is paid at maturity. `--` while the order renews itself (SE-X-41); fixed where the product offers no choice. */
function RedeemTo({ maturity, pending, product }: Omit<AtMaturityProps, 'onReinvest'>): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const names = { flexible: t('earn.fixed.subscribe.redeemToFlexible'), spot: t(ACCOUNT_NAMES[useAccountName()]) };
  const { reinvest, redeemAccount, setRedeemAccount } = maturity;
  const label = t('earn.fixed.subscribe.redeemTo');
  if (reinvest || product.canChooseRedeemAccount === false) {
    return (
      <Row label={label} hint={reinvest ? t('earn.fixed.subscribe.redeemToReinvesting', { account: names.spot }) : undefined}>
        {reinvest ? t('earn.unknown') : names[redeemAccount]}
      </Row>
    );
  }
  return (
    <Row label={label} hint={redeemAccount === 'flexible' ? t('earn.fixed.subscribe.redeemToFlexibleHint') : undefined}>
      <Select
        label={label}
        labelHidden
        value={redeemAccount}
        onValueChange={setRedeemAccount}
        options={(['flexible', 'spot'] as const).map((value) => ({ value, label: names[value] }))}
        pending={pending}
      />
    </Row>
  );
}

/** The chosen voucher with what it adds or why it cannot be used, or how many can be used (SE-40). */
function VoucherRow({
  subscribe,
  onPick,
}: {
  readonly subscribe: FixedOptionsProps['subscribe'];
  readonly onPick: () => void;
}): ReactElement {
  const { noticeText } = useMessages();
  const { asset, vouchers, voucher, voucherError, submission } = subscribe;
  const choices = vouchers.state === 'ready' ? vouchers.data : undefined;
  return (
    <VoucherLine
      asset={asset}
      state={vouchers.state}
      count={choices?.length}
      usable={choices?.filter(({ obstacle }) => obstacle === undefined).length}
      voucher={voucher}
      fault={voucherError && noticeText(voucherError)}
      worth={voucher && choices?.find((choice) => choice.voucher.id === voucher.id)?.interest}
      pending={submission.pending}
      retry={vouchers.state === 'failed' ? vouchers.retry : undefined}
      onPick={onPick}
    />
  );
}

interface VoucherLineProps extends VoucherHintProps {
  /** Whether the subscription is being sent. */
  readonly pending: boolean;
  /** Reads the vouchers again; `undefined` unless that failed. */
  readonly retry: (() => void) | undefined;
  readonly onPick: () => void;
}

/** The voucher row with primitive props, so that a keystroke renders it only if it changes a voucher's worth, or whether it can be used. */
const VoucherLine = memo(function VoucherLine({ pending, retry, onPick, ...hint }: VoucherLineProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { state, count, voucher } = hint;
  const none = count === 0 && voucher === undefined;
  return (
    <Row label={t('earn.fixed.subscribe.voucher')} hint={<VoucherHint {...hint} />}>
      {retry ? (
        <Button size="1" variant="soft" tone="neutral" onClick={retry}>
          {t('earn.retry')}
        </Button>
      ) : (
        !none && (
          <Button
            size="1"
            variant="outline"
            tone="neutral"
            aria-haspopup="dialog"
            aria-label={t(voucher ? 'earn.fixed.subscribe.changeVoucherLabel' : 'earn.fixed.subscribe.chooseVoucherLabel')}
            disabled={pending || state !== 'ready'}
            onClick={onPick}
            {...VoucherPicker.prewarmProps}
          >
            {t(voucher ? 'earn.fixed.subscribe.changeVoucher' : 'earn.fixed.subscribe.chooseVoucher')}
          </Button>
        )
      )}
    </Row>
  );
});

interface VoucherHintProps extends Pick<FixedSubscribe, 'asset' | 'voucher'> {
  readonly state: FixedSubscribe['vouchers']['state'];
  /** How many there are, and how many of them can be used; `undefined` while they are not known. */
  readonly count: number | undefined;
  readonly usable: number | undefined;
  /** Why the chosen voucher cannot be used; `undefined` where it can. */
  readonly fault: string | undefined;
  /** What the chosen voucher adds to the typed amount. */
  readonly worth: Decimal | undefined;
}

function VoucherHint({ asset, state, count, usable, voucher, fault, worth }: VoucherHintProps): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const { rate } = useVoucherTerms(asset);
  if (voucher && fault !== undefined) {
    return (
      <Text color="red" role="alert">
        {fault}
      </Text>
    );
  }
  if (voucher) {
    return (
      <>
        {rate(voucher)}
        {worth !== undefined && <> · {t('earn.fixed.subscribe.voucherWorth', { amount: formatExact(worth, figureStyle), coin: asset })}</>}
      </>
    );
  }
  if (state === 'failed') return <>{t('earn.fixed.subscribe.vouchersFailed')}</>;
  if (usable === undefined) return <Skeleton width="8em" />;
  if (count === 0) return <>{t('earn.fixed.subscribe.noVouchers')}</>;
  return <>{usable === 0 ? t('earn.fixed.subscribe.vouchersUnusable') : t('earn.fixed.subscribe.vouchersUsable', { count: usable })}</>;
}

function Row({ label, hint, children }: { readonly label: string; readonly hint: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.row}>
      <div className={css.words}>
        <Text size="2">{label}</Text>
        {hint !== undefined && (
          <Text size="1" color="gray">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}
