'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { type Decimal, formatAmount, formatExact, formatPercent } from '@earnkit/core';
import type { FixedProduct, Voucher } from '@earnkit/core/simple-earn/contract';
import type { VoucherChoice } from '@earnkit/core/simple-earn/rules';
import { type FixedSubscribe, useSession } from '@earnkit/hooks';
import { Button, Flex, Select, Skeleton, Switch, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ACCOUNT_NAMES, useAccountName } from '../../parts/order/accountName.ts';
import { listText } from '../../parts/query/listText.ts';
import { useStableHandlers } from '../../parts/lazy/useStableHandlers.ts';
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

/** The voucher in use with what it adds and a way to undo it, or why none is used (SE-40, AMB-174). */
function VoucherRow({
  subscribe,
  onPick,
}: {
  readonly subscribe: FixedOptionsProps['subscribe'];
  readonly onPick: () => void;
}): ReactElement {
  const { noticeText } = useMessages();
  const { asset, vouchers, voucher, best, voucherError, submission, typedAmount, setVoucher } = subscribe;
  const choices = vouchers.state === 'ready' ? vouchers.data : undefined;
  const handlers = useStableHandlers({ undo: () => setVoucher(undefined), use: () => setVoucher(best?.voucher), pick: onPick });
  const outside = voucher || best ? undefined : choices?.find(({ obstacle }) => obstacle === 'above' || obstacle === 'below');
  return (
    <VoucherLine
      asset={asset}
      state={vouchers.state}
      count={choices?.length}
      usable={choices?.filter(({ obstacle }) => obstacle === undefined).length}
      voucher={voucher}
      isBest={voucher !== undefined && voucher.id === best?.voucher.id}
      fault={voucherError && noticeText(voucherError)}
      worth={voucher && choices?.find((choice) => choice.voucher.id === voucher.id)?.interest}
      could={voucher ? undefined : best?.interest}
      amount={outside && typedAmount}
      outside={outside?.voucher}
      bar={outside?.obstacle}
      pending={submission.pending}
      retry={vouchers.state === 'failed' ? vouchers.retry : undefined}
      {...handlers}
    />
  );
}

interface VoucherLineProps extends VoucherWordsProps {
  /** Whether the subscription is being sent. */
  readonly pending: boolean;
  /** Reads the vouchers again; `undefined` unless that failed. */
  readonly retry: (() => void) | undefined;
  readonly undo: () => void;
  readonly use: () => void;
  readonly pick: () => void;
}

/** The voucher row with primitive props, so that a keystroke renders it only if it changes a voucher's worth, or whether it can be used. */
const VoucherLine = memo(function VoucherLine({ pending, retry, undo, use, pick, ...words }: VoucherLineProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { state, count, voucher, could } = words;
  const none = count === 0 && voucher === undefined;
  return (
    <Row {...useVoucherWords(words)}>
      {retry ? (
        <Button size="1" variant="soft" tone="neutral" onClick={retry}>
          {t('earn.retry')}
        </Button>
      ) : (
        !none && (
          <Flex gap="1">
            {(voucher ?? could) !== undefined && (
              <Button
                // The same button, so that the focus stays when it is pressed.
                size="1"
                variant="ghost"
                aria-label={t(voucher ? 'earn.fixed.subscribe.voucherUndoLabel' : 'earn.fixed.subscribe.voucherUseLabel')}
                disabled={pending}
                onClick={voucher ? undo : use}
              >
                {t(voucher ? 'earn.fixed.subscribe.voucherUndo' : 'earn.fixed.subscribe.voucherUse')}
              </Button>
            )}
            <Button
              size="1"
              variant="ghost"
              aria-haspopup="dialog"
              aria-label={t(voucher ? 'earn.fixed.subscribe.changeVoucherLabel' : 'earn.fixed.subscribe.chooseVoucherLabel')}
              disabled={pending || state !== 'ready'}
              onClick={pick}
              {...VoucherPicker.prewarmProps}
            >
              {t(voucher ? 'earn.fixed.subscribe.changeVoucher' : 'earn.fixed.subscribe.chooseVoucher')}
            </Button>
          </Flex>
        )
      )}
    </Row>
  );
});

interface VoucherWordsProps extends Pick<FixedSubscribe, 'asset' | 'voucher'> {
  readonly state: FixedSubscribe['vouchers']['state'];
  /** How many there are, and how many of them can be used; `undefined` while they are not known. */
  readonly count: number | undefined;
  readonly usable: number | undefined;
  /** Whether none adds more than the one in use. */
  readonly isBest: boolean;
  /** Why the chosen voucher cannot be used; `undefined` where it can. */
  readonly fault: string | undefined;
  /** What the voucher in use adds to the typed amount. */
  readonly worth: Decimal | undefined;
  /** What the best one would add, where none is used. */
  readonly could: Decimal | undefined;
  /** An amount that no voucher fits, a voucher that has other limits, and which one the amount leaves. */
  readonly amount: Decimal | undefined;
  readonly outside: Voucher | undefined;
  readonly bar: VoucherChoice['obstacle'];
}

/** The two lines of the voucher row. Each state has both, so that the row keeps its height while an amount is typed. */
function useVoucherWords({
  asset,
  state,
  count = 0,
  usable = 0,
  voucher,
  isBest,
  fault,
  worth,
  could,
  amount,
  outside,
  bar,
}: VoucherWordsProps): Pick<RowProps, 'label' | 'hint'> {
  const { t, language, figureStyle } = useMessages(fixedDialogMessages);
  const { limits } = useVoucherTerms(asset);
  const exact = (figure: Decimal | undefined): string => formatExact(figure, figureStyle);
  const label = t('earn.fixed.subscribe.voucher');
  if (voucher) {
    const terms = [
      isBest && usable > 1 && t('earn.fixed.subscribe.voucherBest', { count: String(usable) }),
      voucher.days !== undefined &&
        voucher.days > 0 &&
        t('earn.fixed.subscribe.voucherDays', { days: t('earn.fixed.subscribe.days', { days: voucher.days }) }),
      limits(voucher),
    ].filter((term) => typeof term === 'string');
    return {
      label: (
        <>
          <Words>
            {t('earn.fixed.subscribe.voucherUsed', {
              apr: t('earn.voucher.apr', { apr: formatPercent(voucher.aprFraction, figureStyle) }),
            })}
          </Words>{' '}
          {worth !== undefined && fault === undefined && (
            <span className={css.worth}>
              {t('earn.fixed.subscribe.voucherWorth', { amount: formatAmount(worth, figureStyle), coin: asset })}
            </span>
          )}
        </>
      ),
      hint:
        fault === undefined ? (
          listText(language, terms) || voucher.title || label
        ) : (
          <Text color="red" role="alert">
            {fault}
          </Text>
        ),
    };
  }
  if (could !== undefined)
    return {
      label: t('earn.fixed.subscribe.voucherUndone'),
      hint: t('earn.fixed.subscribe.voucherCouldAdd', { amount: formatAmount(could, figureStyle), coin: asset }),
    };
  if (state === 'failed') return { label, hint: t('earn.fixed.subscribe.vouchersFailed') };
  if (state !== 'ready') return { label, hint: <Skeleton width="8em" /> };
  if (count === 0) return { label, hint: t('earn.fixed.subscribe.noVouchers') };
  if (amount && outside) {
    const apr = t('earn.voucher.apr', { apr: formatPercent(outside.aprFraction, figureStyle) });
    return {
      label: t('earn.fixed.subscribe.voucherNoneFits', { amount: exact(amount), coin: asset }),
      hint: (
        <span role="status">
          {bar === 'above'
            ? t('earn.fixed.subscribe.voucherAbove', { apr, high: exact(outside.high), coin: asset })
            : t('earn.fixed.subscribe.voucherBelow', { apr, low: exact(outside.low), coin: asset })}
        </span>
      ),
    };
  }
  return {
    label,
    hint: usable === 0 ? t('earn.fixed.subscribe.vouchersUnusable') : t('earn.fixed.subscribe.vouchersUsable', { count: usable }),
  };
}

interface RowProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly children: ReactNode;
}

function Row({ label, hint, children }: RowProps): ReactElement {
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
      <Words>{children}</Words>
    </div>
  );
}
