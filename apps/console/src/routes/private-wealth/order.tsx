import { WealthOrderDetail, type WealthPageDialog } from '@earnkit/components/private-wealth';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { goTo } from '../../navigation.ts';
import { optional } from '../search.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { OutsidePage } from '../../shell/OutsidePage.tsx';
import { readWealthOrdersAgain, useWealthHistory, useWealthOrderList } from './useWealthOrderList.ts';
import { privateWealthMessages } from './messages.ts';

/** What the address of an order says. */
const orderSearch = v.object({
  /** The dialog that is open, so that it opens again after signing in. */
  show: optional(v.picklist(['purchase', 'redeem', 'share'])),
});

/** One order of private wealth. Only the sandbox lists the orders (AMB-036). */
export function WealthOrderPage({ id }: { readonly id: string }): ReactElement {
  return useAtExchange() ? <OutsidePage /> : <Order id={id} />;
}

function Order({ id }: { readonly id: string }): ReactElement {
  const { t } = useConsoleMessages(privateWealthMessages);
  const { show } = useAddressSearch(orderSearch);
  return (
    <Page title={t('order.title')}>
      <WealthOrderDetail
        orderId={id}
        reading={useWealthOrderList()}
        history={useWealthHistory()}
        onChange={readWealthOrdersAgain}
        headingLevel={2}
        defaultDialog={show}
        onDialogChange={useDialogInAddress(orderSearch, searchOf)}
        onBrowse={() => goTo('/private-wealth')}
      />
    </Page>
  );
}

/** The rest of the address says whose dialog it is. */
const searchOf = (show: WealthPageDialog | undefined): SearchOf<typeof orderSearch> => ({ show });
