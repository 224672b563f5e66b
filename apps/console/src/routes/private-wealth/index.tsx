import { type WealthDialogOf, WealthHistory, WealthOrders } from '@earnkit/components/private-wealth';
import type { ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { Points } from '../../shell/Points.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useAccountWords, useWords } from '../../words/useWords.ts';
import { OutsidePage } from '../outside.tsx';
import { ordersSearch } from './search.ts';
import { readWealthOrdersAgain, useWealthHistory, useWealthOrderList } from './useWealthOrderList.ts';
import { privateWealthWords } from './words.ts';

const POINTS = ['units', 'value', 'redeem', 'risk'] as const;

/** Private wealth: every order of the person, with its dialogs, and what was bought and redeemed; the address holds the open one. Only the sandbox lists the orders (AMB-036). */
export function PrivateWealthPage(): ReactElement {
  return useAtExchange() ? <OutsidePage /> : <Orders />;
}

function Orders(): ReactElement {
  const say = useWords(privateWealthWords);
  const { your: account } = useAccountWords();
  const { show, order } = useAddressSearch(ordersSearch);
  return (
    <Page title={say('title')} lead={say('lead')}>
      <WealthOrders
        reading={useWealthOrderList()}
        onChange={readWealthOrdersAgain}
        defaultDialog={show && order !== undefined ? { kind: show, orderId: order } : undefined}
        onDialogChange={useDialogInAddress(ordersSearch, searchOf)}
      />
      <WealthHistory reading={useWealthHistory()} />
      <Points
        title={say('how.title')}
        points={POINTS.map((point) => ({ title: say(`how.${point}.title`, { account }), text: say(`how.${point}.text`) }))}
      />
    </Page>
  );
}

const searchOf = (dialog: WealthDialogOf | undefined): SearchOf<typeof ordersSearch> => ({ show: dialog?.kind, order: dialog?.orderId });
