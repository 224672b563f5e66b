import { Flex, Heading, LinkButton, Text, Button, ErrorState, Skeleton, Words } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@earnkit/components';
import type { FundingMethod } from '@earnkit/core/account/rules';
import { useAddFunds, useSession } from '@earnkit/hooks';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { backHref } from './links.ts';
import { OutsidePage } from '../shell/OutsidePage.tsx';
import { WalletFailure, type WalletCoin } from '../sandbox/wallet.ts';
import { useAtExchange } from '../session/sessionStore.ts';
import { Page } from '../shell/Page.tsx';
import { useWallet } from './useWallet.ts';

/** The coin that others are bought with: it has no pair with itself. */
const QUOTE = 'USDT';

interface FundsStopProps {
  /** Title: why funds cannot be added here. */
  title: string;
  /** Explanation in a sentence. */
  text: string;
  /** What can be done instead. */
  action: ReactNode;
}

/** Replaces the form where no funds can be added. */
function FundsStop({ title, text, action }: FundsStopProps): ReactElement {
  return (
    <Flex direction="column" align="start" gap="4">
      <div>
        <Heading as="h2" size="4">
          {title}
        </Heading>
        <Text as="p" color="gray">
          {text}
        </Text>
      </div>
      <Words>{action}</Words>
    </Flex>
  );
}

/** The way back to where a person came from. @param next the address to go back to, as it came. */
function BackLink({ next }: { next: string | undefined }): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  return (
    <LinkButton href={backHref(next)} variant="soft">
      {t(next === undefined ? 'toSimpleEarn' : 'funds.back')}
    </LinkButton>
  );
}

interface FundsPageProps {
  /** Which way to add funds this is; it is closed where the dialog does not offer it either. */
  way: FundingMethod;
  /** The coin. */
  coin: string;
  /** Heading. */
  title: string;
  /** What it is, and what a real exchange does here instead. */
  lead: string;
  /** The address to go back to, as it came. */
  next: string | undefined;
  /** What there is to do, once it is known what the person has. */
  children: (wallet: WalletCoin) => ReactNode;
}

/**
 * A page that moves sandbox money, behind a login (SH-03). In front of a real exchange it says what that has there.
 */
export function FundsPage(props: FundsPageProps): ReactElement {
  return useAtExchange() ? <OutsidePage /> : <SandboxFunds {...props} />;
}

function SandboxFunds({ way, coin, title, lead, next, children }: FundsPageProps): ReactElement {
  const { session } = useSession();
  return (
    <Page title={title} lead={lead}>
      <Flex direction="column" gap="5" width="100%" maxWidth="440px">
        {session.state === 'anonymous' ? (
          <AskLogin />
        ) : (
          <Offered way={way} coin={coin} next={next}>
            <WithWallet coin={coin} next={next}>
              {children}
            </WithWallet>
          </Offered>
        )}
      </Flex>
    </Page>
  );
}

function AskLogin(): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  const { askLogin } = useSession();
  return (
    <FundsStop
      title={t('funds.login.title')}
      text={t('funds.login.text')}
      action={<Button onClick={askLogin}>{t('account.logIn')}</Button>}
    />
  );
}

/** Applies the same rules as the dialog, so that a typed address offers nothing more. */
function Offered({ way, coin, next, children }: Pick<FundsPageProps, 'way' | 'coin' | 'next'> & { children: ReactNode }): ReactNode {
  const { t } = useConsoleMessages(fundsMessages);
  const { noticeText } = useMessages();
  const option = useAddFunds(coin).options.find((each) => each.way === way);
  const back = <BackLink next={next} />;
  if (way === 'spot' && coin === QUOTE)
    return <FundsStop title={t('funds.noPair.title', { coin })} text={t('funds.noPair.text', { coin })} action={back} />;
  if (option === undefined) return <FundsStop title={t('funds.notOffered.title')} text={t('funds.notOffered.text')} action={back} />;
  if (option.state === 'disabled') {
    return <FundsStop title={t('funds.notOpen.title')} text={noticeText(option.reason)} action={back} />;
  }
  return children;
}

function WithWallet({ coin, next, children }: Pick<FundsPageProps, 'coin' | 'next' | 'children'>): ReactNode {
  const { t } = useConsoleMessages(fundsMessages);
  const { data, error, refetch, isFetching } = useWallet(coin);
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton shape="block" width="100%" height="280px" />;
  return error instanceof WalletFailure && error.because === 'no-coin' ? (
    <FundsStop title={t('funds.noCoin.title', { coin })} text={t('funds.noCoin.text')} action={<BackLink next={next} />} />
  ) : (
    <ErrorState
      size="compact"
      title={t('funds.failed.title')}
      description={t('funds.failed.text')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
