import { useCopy } from '@earnkit/components';
import type { FundingWay } from '@earnkit/core';
import { useAddFunds, useSession } from '@earnkit/hooks';
import { Banner, Button, EmptyState, ErrorState, Skeleton } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';
import { OutsidePage } from '../routes/outside.tsx';
import { WalletFailure, type WalletCoin } from '../sandbox/wallet.ts';
import { useStanding } from '../session/standing.ts';
import { Page } from '../shell/Page.tsx';
import { useWords } from '../words/useWords.ts';
import * as css from './funds.css.ts';
import { useWallet } from './useWallet.ts';

/** Props of {@link FundsPage}. */
export interface FundsPageProps {
  /** Which way to add funds this is; it is closed where the dialog does not offer it either. */
  way: FundingWay;
  /** The coin. */
  coin: string;
  /** Heading. */
  title: string;
  /** What it is, and what a real exchange does here instead. */
  lead: string;
  /** What there is to do, once it is known what the person has. */
  children: (wallet: WalletCoin) => ReactNode;
}

/**
 * A page that moves sandbox money, behind a login (SH-03). In front of a real exchange it says what that has there.
 */
export function FundsPage(props: FundsPageProps): ReactElement {
  const standing = useStanding();
  return standing.state === 'known' && standing.side === 'exchange' ? <OutsidePage /> : <SandboxFunds {...props} />;
}

function SandboxFunds({ way, coin, title, lead, children }: FundsPageProps): ReactElement {
  const { session } = useSession();
  return (
    <Page title={title} lead={lead}>
      <div className={css.column}>
        {session.state === 'visitor' ? (
          <AskLogin />
        ) : (
          <Offered way={way} coin={coin}>
            <WithWallet coin={coin}>{children}</WithWallet>
          </Offered>
        )}
      </div>
    </Page>
  );
}

function AskLogin(): ReactElement {
  const say = useWords();
  const { askLogin } = useSession();
  return (
    <EmptyState
      size="compact"
      title={say('funds.login.title')}
      description={say('funds.login.text')}
      action={<Button onClick={askLogin}>{say('account.logIn')}</Button>}
    />
  );
}

/** The same rules as in the dialog: an address typed by hand leads no further than it does. */
function Offered({ way, coin, children }: Pick<FundsPageProps, 'way' | 'coin'> & { children: ReactNode }): ReactNode {
  const say = useWords();
  const { tKey } = useCopy();
  const option = useAddFunds(coin).options.find((each) => each.way === way);
  if (option === undefined)
    return <EmptyState size="compact" title={say('funds.notOffered.title')} description={say('funds.notOffered.text')} />;
  if (option.state === 'disabled') return <Banner tone="warning">{tKey(option.reason.key, option.reason.values)}</Banner>;
  return children;
}

function WithWallet({ coin, children }: Pick<FundsPageProps, 'coin' | 'children'>): ReactNode {
  const say = useWords();
  const { data, error, refetch, isFetching } = useWallet(coin);
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton shape="block" width="100%" height="280px" />;
  return error instanceof WalletFailure && error.because === 'no-coin' ? (
    <EmptyState size="compact" title={say('funds.noCoin.title', { coin })} description={say('funds.noCoin.text')} />
  ) : (
    <ErrorState
      size="compact"
      title={say('funds.failed.title')}
      description={say('funds.failed.text')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
