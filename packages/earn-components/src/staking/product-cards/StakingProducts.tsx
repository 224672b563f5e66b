'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import type { Rows } from '@earnkit/core/endpoint';
import type { QueryState } from '@earnkit/hooks';
import {
  type StakingList,
  type StakingListRow,
  type StakingListView,
  type StakingProductItem,
  type StakingTag,
  useStakingList,
} from '@earnkit/hooks/staking';
import { Banner, Button, Chips, EmptyState, Flex, Grid, type PartProps, rootProps, SearchField } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { NoResults } from '../../parts/query/NoResults.tsx';
import { filterField } from '../../parts/query/list.css.ts';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { StakingStakeDialog } from '../stake-dialog/index.ts';
import { StakingTrendDialog } from '../trend-dialog/index.ts';
import { type CardDialog, ProductCard, ProductCardPlaceholder } from './ProductCard.tsx';
import { partMessages } from '../../parts/messages.ts';
import { stakingMessages } from '../messages.ts';

/** Props of {@link StakingProducts}. */
export interface StakingProductsProps extends PartProps {
  /** The products, as the host reads them: the documents name no call for all of them. */
  reading: QueryState<Rows<StakingProductItem>>;
  /** Whether stakes are made from a VIP theme (ST-102). @default false */
  vip?: boolean;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: StakingProductDialogOf | undefined;
  /**
   * Called with the dialog that opens, and with `undefined` when it closes, but not when it leads to a page that adds funds: opened
   * again, it has what was typed. @default nothing
   */
  onDialogChange?: ((dialog: StakingProductDialogOf | undefined) => void) | undefined;
}

/** A dialog of one product, in a form that an address can hold. */
export interface StakingProductDialogOf extends Pick<StakingListRow['product'], 'asset' | 'pid'> {
  /** Which dialog it is. */
  readonly kind: CardDialog;
}

/** What the dialogs need of a product. */
type Chosen = Pick<StakingListRow['product'], 'asset' | 'pid'> & Partial<Pick<StakingListRow['product'], 'icon'>>;

const PLACEHOLDERS = ['one', 'two', 'three'];

/** As many cards a row as fit. */
const COLUMNS = 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))';

/** Cards that are drawn at first, and added by the button at their end. A card is large, and there may be hundreds. */
const CARDS = 24;

const TAGS: readonly StakingTag[] = ['new', 'hot', 'event'];

const WHOLE: StakingListView = { search: '', tag: 'all' };

/**
 * Every staking product as a card, searched by coin and filtered by tag, with its rate, its trend and the dialog that stakes
 * (ST-23, ST-25, ST-59). For visitors too.
 */
export const StakingProducts = forwardRef<HTMLDivElement, StakingProductsProps>(function StakingProducts(
  { reading, vip = false, defaultDialog, onDialogChange, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(partMessages, stakingMessages);
  const [view, setView] = useState(WHOLE);
  const [most, setMost] = useState(CARDS);
  const [chosen, setChosen] = useState<Chosen | undefined>(defaultDialog);
  const [open, setOpen] = useState(defaultDialog?.kind);
  const list = useStakingList(reading, view);
  // The closed dialogs of the first product that the pointer or the focus reaches are drawn ahead.
  const prewarm = (product: Chosen): void => setChosen((one) => one ?? product);
  const show = (kind: CardDialog, product: Chosen): void => {
    const { asset, pid } = product;
    setChosen(product);
    setOpen(kind);
    onDialogChange?.({ kind, asset, pid });
  };
  const close = (): void => {
    setOpen(undefined);
    onDialogChange?.(undefined);
  };
  const shell = (dialog: CardDialog) => ({ open: open === dialog, onOpenChange: (next: boolean) => !next && close() });
  return (
    <Flex direction="column" gap="4" ref={ref} {...rootProps('staking-products', rest)}>
      <Flex align="center" justify="between" gap="3" wrap="wrap">
        <Chips
          label={t('earn.staking.products.tags')}
          value={view.tag}
          required
          scrolls
          onValueChange={(tag) => setView({ ...view, tag: tag === '' ? 'all' : tag })}
          options={[
            { value: 'all', label: t('earn.staking.products.allTags') },
            ...TAGS.map((tag) => ({ value: tag, label: t(`earn.staking.tag.${tag}`) })),
          ]}
        />
        <div className={filterField}>
          <SearchField label={t('earn.list.search')} value={view.search} onValueChange={(search) => setView({ ...view, search })} />
        </div>
      </Flex>
      <QueryView
        reading={list}
        failed={t('earn.staking.products.failed')}
        loading={
          <Grid columns={COLUMNS} gap="4" aria-busy="true">
            {PLACEHOLDERS.map((card) => (
              <ProductCardPlaceholder key={card} />
            ))}
          </Grid>
        }
      >
        {({ rows, unreadable, size }) => (
          <>
            <StaleBanner reading={reading} />
            {unreadable.length > 0 && <Banner tone="warning">{t('earn.staking.products.unreadable', { count: unreadable.length })}</Banner>}
            {rows.length === 0 ? (
              <Nothing size={size} view={view} onViewChange={setView} />
            ) : (
              <Grid columns={COLUMNS} gap="4">
                {rows.slice(0, most).map((row, index) => (
                  <ProductCard key={keyOf(row, index, rows)} row={row} onPrewarm={prewarm} onOpen={(dialog) => show(dialog, row.product)} />
                ))}
              </Grid>
            )}
            {rows.length > most && (
              <Flex justify="center">
                <Button variant="soft" tone="neutral" onClick={() => setMost(most + CARDS)}>
                  {t('earn.staking.products.more')}
                </Button>
              </Flex>
            )}
          </>
        )}
      </QueryView>
      {chosen && (
        <>
          <StakingStakeDialog
            {...shell('stake')}
            asset={chosen.asset}
            pid={chosen.pid}
            vip={vip}
            // A card shows the rate of its best protocol (ST-76).
            autoSelect
            onLeave={onDialogChange && (() => undefined)}
          />
          <StakingTrendDialog {...shell('trend')} asset={chosen.asset} icon={chosen.icon} pid={chosen.pid} />
        </>
      )}
    </Flex>
  );
});

/** A key of its own also for a product that the host lists twice. */
const keyOf = (row: StakingListRow, index: number, rows: readonly StakingListRow[]): string => {
  const nameOf = ({ product: { asset, pid } }: StakingListRow): string => `${asset} ${pid ?? ''}`;
  const name = nameOf(row);
  return `${name} ${rows.slice(0, index).filter((one) => nameOf(one) === name).length}`;
};

interface NothingProps extends Pick<StakingList, 'size'> {
  readonly view: StakingListView;
  readonly onViewChange: (view: StakingListView) => void;
}

/** In place of the cards: there are no products, the search matches none, or none has the tag. */
function Nothing({ size, view, onViewChange }: NothingProps): ReactElement {
  const { t } = useMessages(stakingMessages);
  if (size === 0) return <EmptyState title={t('earn.staking.products.empty')} />;
  if (view.search.trim() !== '') return <NoResults search={view.search} onClear={() => onViewChange({ ...view, search: '' })} />;
  return (
    <EmptyState
      title={t('earn.staking.products.noTag')}
      action={
        <Button variant="soft" tone="neutral" onClick={() => onViewChange(WHOLE)}>
          {t('earn.staking.products.showAll')}
        </Button>
      }
    />
  );
}
