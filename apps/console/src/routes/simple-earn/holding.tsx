import { type FixedOrderDialogKind, FlexibleHoldingDetail, type HoldingDialogKind } from '@earnkit/components';
import { lazyComponent } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { PartPlaceholder } from '../../shell/lazyPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { OutsidePage } from '../../shell/OutsidePage.tsx';
import { holdingSearch } from './holdingsSearch.ts';
import { simpleEarnMessages } from './messages.ts';
import { useCoinAsListed } from './useCoinAsListed.ts';

const FixedDetail = lazyComponent(async () => (await import('./FixedDetail.tsx')).FixedDetail, PartPlaceholder);

/**
 * One holding (SE-13, SE-14): `orderType=fixed` is a fixed order, whose number the path has where no `order_id` is given; anything else
 * is a flexible holding. An address of one without its coin leads to the exchange's own page.
 */
export function HoldingPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useConsoleMessages(simpleEarnMessages);
  const { asset: written, orderType, order_id: orderId = id, show } = useAddressSearch(holdingSearch);
  const asset = useCoinAsListed(written);
  const keepDialog = useDialogInAddress(holdingSearch, searchOf);
  if (orderType === 'fixed') {
    return (
      <Page title={t('holding.fixedTitle', { id: orderId })}>
        <FixedDetail
          orderId={orderId}
          defaultDialog={show === 'redeem' || show === 'bonus' ? show : undefined}
          onDialogChange={keepDialog}
        />
      </Page>
    );
  }
  if (asset === undefined) return written === undefined ? <OutsidePage /> : <PartPlaceholder retry={undefined} />;
  return (
    <Page title={t('holding.title', { coin: asset })}>
      <FlexibleHoldingDetail
        asset={asset}
        headingLevel={2}
        defaultDialog={show === 'bonus' ? undefined : show}
        onDialogChange={keepDialog}
        onBrowse={() => goTo('/simple-earn')}
      />
    </Page>
  );
}

/** The rest of the address says whose dialog it is. */
const searchOf = (show: HoldingDialogKind | FixedOrderDialogKind | undefined): SearchOf<typeof holdingSearch> => ({ show });
