'use client';
import { type ReactElement, useState } from 'react';
import { type Decimal, formatExact } from '@earnkit/core';
import type { Voucher } from '@earnkit/core/simple-earn/contract';
import type { VoucherChoice } from '@earnkit/core/simple-earn/rules';
import type { QueryState } from '@earnkit/hooks';
import { Banner, Button, Dialog, Disclosure, EmptyState, Flex, RadioCards, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/figures/BulletList.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { VoucherCard } from './VoucherCard.tsx';
import * as css from './VoucherPicker.css.ts';
import { whileOpen } from '../../parts/lazy/whileOpen.tsx';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface VoucherPickerProps extends DialogOpenProps {
  /** The coin that is subscribed. */
  asset: string;
  /** The term, in days. */
  days: number;
  /** The amount; `undefined` while none is typed. */
  amount: Decimal | undefined;
  /** The vouchers for this coin, term and amount, as `useFixedSubscribe` returns them. */
  vouchers: QueryState<readonly VoucherChoice[]>;
  /** The voucher in use. */
  voucher: Voucher | undefined;
  /** Called with the voucher to use, or with `undefined` for none. */
  onVoucherChange: (voucher: Voucher | undefined) => void;
}

/** The value of the card that uses no voucher; an id of the exchange is never empty. */
const NONE = '';

/** Marks "no voucher", because a radio's value cannot be empty. */
const valueOf = (id: string): string => `voucher ${id}`;

const RULES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Chooses a rate-up voucher for a fixed subscription (SE-V-04): what each one adds for the amount and term, the one that adds
 * most first, why one cannot be used, and the rules. Nothing changes before the person confirms.
 */
export const VoucherPicker = whileOpen<VoucherPickerProps>()(function VoucherPicker({
  onOpenChange,
  vouchers,
  voucher,
  onVoucherChange,
  ...use
}): ReactElement {
  const { t, figureStyle } = useMessages(fixedDialogMessages);
  const { asset, days, amount } = use;
  const [chosen, setChosen] = useState(voucher?.id ?? NONE);
  const choices = vouchers.state === 'ready' ? vouchers.data : [];
  const usable = choices.filter(({ obstacle }) => obstacle === undefined);
  const pick = usable.find((choice) => choice.voucher.id === chosen);
  const gone = vouchers.state === 'ready' && chosen !== NONE && pick === undefined;
  const values = { coin: asset, days: t('earn.fixed.subscribe.days', { days }) };
  const confirm = (): void => {
    onVoucherChange(pick?.voucher);
    onOpenChange(false);
  };
  return (
    <Dialog
      grows
      open
      onOpenChange={onOpenChange}
      title={t('earn.voucher.title')}
      description={
        amount === undefined
          ? t('earn.voucher.forTerm', values)
          : t('earn.voucher.forAmount', { ...values, amount: formatExact(amount, figureStyle) })
      }
      footer={
        <Button size="3" wide disabled={vouchers.state === 'loading' || gone || (chosen !== NONE && pick === undefined)} onClick={confirm}>
          {t(chosen === NONE ? 'earn.voucher.useNone' : 'earn.voucher.use')}
        </Button>
      }
    >
      <Flex direction="column" gap="4" data-part="voucher-picker">
        {gone && (
          <Banner tone="warning" live="assertive">
            {t('earn.voucher.chosenGone')}
          </Banner>
        )}
        <StaleBanner reading={vouchers} />
        <QueryView reading={vouchers} failed={t('earn.voucher.failed')} size="compact" loading={<LoadingVouchers />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('earn.voucher.empty')} description={t('earn.voucher.emptyHint')} />
            ) : (
              <Choices choices={all} use={use} chosen={chosen} onChoose={setChosen} />
            )
          }
        </QueryView>
        <Disclosure title={t('earn.voucher.rules')}>
          <BulletList items={RULES.map((rule) => t(`earn.voucher.rule${rule}`))} />
        </Disclosure>
      </Flex>
    </Dialog>
  );
});

interface ChoicesProps {
  readonly choices: readonly VoucherChoice[];
  readonly use: Pick<VoucherPickerProps, 'asset' | 'days' | 'amount'>;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function Choices({ choices, use, chosen, onChoose }: ChoicesProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const usable = choices.filter(({ obstacle }) => obstacle === undefined);
  const barred = choices.filter(({ obstacle }) => obstacle !== undefined);
  const options = [
    ...usable.map((choice) => ({ value: valueOf(choice.voucher.id), children: <VoucherCard choice={choice} asset={use.asset} /> })),
    { value: 'none', children: t('earn.voucher.none') },
  ];
  return (
    <>
      <RadioCards
        layout="list"
        label={t('earn.voucher.title')}
        labelHidden
        value={chosen === NONE ? 'none' : valueOf(chosen)}
        onValueChange={(value) => onChoose(usable.find(({ voucher }) => valueOf(voucher.id) === value)?.voucher.id ?? NONE)}
        options={options}
      />
      {barred.length > 0 && (
        <Flex direction="column" gap="2">
          <Text size="2" weight="medium">
            {t('earn.voucher.unusable', { count: barred.length })}
          </Text>
          <ul role="list" className={css.barred}>
            {barred.map((choice) => (
              <li key={choice.voucher.id} className={css.barredCard}>
                <VoucherCard choice={choice} asset={use.asset} />
              </li>
            ))}
          </ul>
        </Flex>
      )}
    </>
  );
}

function LoadingVouchers(): ReactElement {
  return (
    <Flex direction="column" gap="2" aria-busy="true">
      <Skeleton shape="block" width="100%" height="104px" />
      <Skeleton shape="block" width="100%" height="104px" />
      <Skeleton shape="block" width="100%" height="48px" />
    </Flex>
  );
}
