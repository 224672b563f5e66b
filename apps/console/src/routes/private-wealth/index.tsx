import { type WealthDialogOf, WealthHistory, WealthOrders } from '@earnkit/components/private-wealth';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { Points } from '../../shell/Points.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useAccountMessages, useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { OutsidePage } from '../../shell/OutsidePage.tsx';
import { ordersSearch } from './search.ts';
import { readWealthOrdersAgain, useWealthHistory, useWealthOrderList } from './useWealthOrderList.ts';
import { privateWealthMessages } from './messages.ts';

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
