import type { OfferedLinks } from '@earnkit/hooks';
import type { ListedWealthOrderView } from '@earnkit/hooks/private-wealth';
import { Button, type DataTableColumn, Skeleton } from '@earnkit/ui';
import type { Translate } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { CoinName } from '../../parts/figures/CoinName.tsx';
import { buttonsPlaceholder } from '../../parts/query/buttonsPlaceholder.tsx';
import { amountColumn } from '../../parts/query/columns.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import type { OrderRowName, RowDialogOf } from '../../parts/query/useRowDialog.tsx';
import { nameOfOrder } from '../orderTarget.ts';
import { wealthColumns } from '../wealthColumns.tsx';
import { WealthOrderDialog } from '../wealth-order-dialog/index.ts';
import { WealthPurchaseDialog } from '../wealth-purchase-dialog/index.ts';
import type { privateWealthMessages } from '../messages.ts';

/** The dialogs of an order. */
export type WealthDialogKind = 'detail' | 'purchase' | 'redeem' | 'share';

/** A dialog of one order, in a form that an address can hold. */
export type WealthDialogOf = RowDialogOf<WealthDialogKind, OrderRowName>;

/** As wide as most amounts with all their digits, so that the columns stay where they are. */
const amountPlaceholder = <Skeleton width="9em" />;

/** The columns of the orders: value, units, value of a unit, income. A loss is red. */
export const orderColumns = (
  t: Translate<typeof privateWealthMessages>,
  onOpen: (kind: WealthDialogKind, order: ListedWealthOrderView) => void,
  hrefOf: OfferedLinks['wealthOrder'],
): readonly DataTableColumn<ListedWealthOrderView>[] => {
  const { name, netValue, units } = wealthColumns<ListedWealthOrderView>(t, { width: '14%', placeholder: amountPlaceholder });
  return [
    {
      ...name,
      cell: (order) => (
        <CoinName
          asset={order.asset}
          icon={order.icon}
          note={
            <AreaLink keepsText href={hrefOf(order)} label={t('earn.wealth.orders.open', { name: nameOfOrder(order) })}>
              <bdi>{nameOfOrder(order)}</bdi>
            </AreaLink>
          }
        />
      ),
    },
    amountColumn('worth', t('earn.wealth.worth'), ({ worth }) => worth, { width: '15%', placeholder: amountPlaceholder }),
    units,
    netValue,
    {
      key: 'income',
      header: t('earn.wealth.income'),
      width: '15%',
      align: 'end',
      placeholder: amountPlaceholder,
      cell: ({ asset, shownIncome }) => <CoinAmount amount={shownIncome} asset={asset} tone={toneOfGain(shownIncome)} />,
    },
    {
      key: 'actions',
      header: t('earn.actions'),
      width: '24%',
      align: 'end',
      card: 'action',
      placeholder: buttonsPlaceholder('28px', '60px', '108px'),
      cell: (order) => (
        <>
          <Button
            size="1"
            variant="outline"
            tone="neutral"
            aria-haspopup="dialog"
            aria-label={t('earn.wealth.orders.detailOf', { name: nameOfOrder(order) })}
            onClick={() => onOpen('detail', order)}
            {...WealthOrderDialog.prewarmProps}
          >
            {t('earn.wealth.orders.detail')}
          </Button>
          <Button
            size="1"
            variant="soft"
            aria-haspopup="dialog"
            aria-label={t('earn.wealth.purchase.of', { name: nameOfOrder(order) })}
            onClick={() => onOpen('purchase', order)}
            {...WealthPurchaseDialog.prewarmProps}
          >
            {t('earn.wealth.purchase')}
          </Button>
        </>
      ),
    },
  ];
};
