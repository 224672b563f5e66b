import * as v from 'valibot';
import { type WealthDialogOf, WealthHistory, WealthOrders } from '@earnkit/components/private-wealth';
import type { ReactElement } from 'react';
import { optional, orderNumber } from '../search.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { Points } from '../../shell/Points.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { OutsidePage } from '../../shell/OutsidePage.tsx';
import { readWealthOrdersAgain, useWealthHistory, useWealthOrderList } from './useWealthOrderList.ts';
import { privateWealthMessages } from './messages.ts';

/** What the address of the orders says. */
const ordersSearch = v.object({
  /** The dialog of an order that is open, so that it opens again after signing in. */
  show: optional(v.picklist(['detail', 'purchase', 'redeem', 'share'])),
  /** The order of that dialog. */
  order: optional(orderNumber),
});

const POINTS = ['units', 'value', 'redeem', 'risk'] as const;

/** Private wealth: every order of the person, with its dialogs, and what was bought and redeemed; the address holds the open one. Only the sandbox lists the orders (AMB-036). */
export function PrivateWealthPage(): ReactElement {
  return useAtExchange() ? <OutsidePage /> : <Orders />;
}

function Orders(): ReactElement {
  const { t } = useConsoleMessages(privateWealthMessages);
  const { your: account } = useAccountMessages();
  const { show, order } = useAddressSearch(ordersSearch);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <WealthOrders
        reading={useWealthOrderList()}
        onChange={readWealthOrdersAgain}
        defaultDialog={show && order !== undefined ? { kind: show, orderId: order } : undefined}
        onDialogChange={useDialogInAddress(ordersSearch, searchOf)}
      />
      <WealthHistory reading={useWealthHistory()} />
      <Points
        title={t('how.title')}
        points={POINTS.map((point) => ({ title: t(`how.${point}.title`, { account }), text: t(`how.${point}.text`) }))}
      />
    </Page>
  );
}

const searchOf = (dialog: WealthDialogOf | undefined): SearchOf<typeof ordersSearch> => ({ show: dialog?.kind, order: dialog?.orderId });
