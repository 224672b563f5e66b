import { type StakingProductDialogOf, StakingHoldings, StakingProducts, StakingTotals } from '@earnkit/components/staking';
import { useEarn, useSession } from '@earnkit/hooks';
import { stakingQuery } from '@earnkit/hooks/staking';
import { Flex, Heading } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { usePlace } from '../../shell/place.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { offerSearch } from './search.ts';
import { useHoldingsInAddress } from './useHoldingsInAddress.ts';
import { useProducts } from './useProducts.ts';
import { stakingMessages } from './messages.ts';

/** The US edition commits instead of staking (US-02). */
const LEAD = { global: 'lead', us: 'leadUs' } as const;

/**
 * Home of staking: what the person has and earned, what they hold, and every product. `src=1` stakes from a VIP theme (ST-102).
 * Only the sandbox lists the products (AMB-025).
 */
export function StakingPage(): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  const { edition } = useEarn();
  const { session } = useSession();
  const { vip } = stakingQuery(usePlace().search);
  const holdings = useHoldingsInAddress();
  const person = session.state === 'signed-in';
  const atExchange = useAtExchange();
  // Whether somebody was signed in: it stays when the session ends, which neither a key nor the session can tell.
  const [known, setKnown] = useState(person);
  if (person && !known) setKnown(true);
  return (
    <Page title={t('title')} lead={t(LEAD[edition])}>
      {atExchange ? <StakingTotals /> : <SandboxTotals />}
      {/* A visitor is asked to sign in once, by the totals. When a session ends, what is open stays (AMB-012). */}
      {known && <StakingHoldings {...holdings} vip={vip} />}
      {!atExchange && <Products vip={vip} />}
    </Page>
  );
}

const SandboxTotals = (): ReactElement => <StakingTotals products={useProducts()} />;

function Products({ vip }: { readonly vip: boolean }): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  const { offer, coin, pid } = useAddressSearch(offerSearch);
  const keepDialog = useDialogInAddress(offerSearch, searchOf);
  return (
    <Flex direction="column" gap="4" asChild>
      <section>
        <Heading as="h2" size="4">
          {t('products.title')}
        </Heading>
        <StakingProducts
          reading={useProducts()}
          vip={vip}
          defaultDialog={offer && coin !== undefined ? { kind: offer, asset: coin, pid } : undefined}
          onDialogChange={keepDialog}
        />
      </section>
    </Flex>
  );
}

const searchOf = (dialog: StakingProductDialogOf | undefined): SearchOf<typeof offerSearch> => ({
  offer: dialog?.kind,
  coin: dialog?.asset,
  pid: dialog?.pid,
});
