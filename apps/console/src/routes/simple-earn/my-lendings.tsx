import { EarnSummary, FlexibleHoldings, FlexibleSubscribeDialog, type FlexibleHoldingsProps } from '@earnkit/components';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState, type ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { useOnSignOut } from '../../session/useOnSignOut.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';

const PATH = '/simple-earn/my-lendings';

/** What one holds. */
export function MyLendingsPage(): ReactElement {
  const say = useWords();
  const { page = 1, subscribe, show, asset } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const [icon, setIcon] = useState<string>();
  const open = useCallback(
    (asset: string | undefined): void =>
      void navigate({ search: (now) => ({ ...now, subscribe: asset }), replace: true, resetScroll: false }),
    [navigate],
  );
  const subscribeTo = useCallback<NonNullable<FlexibleHoldingsProps['onSubscribe']>>(
    (holding) => {
      setIcon(holding.icon);
      open(holding.asset);
    },
    [open],
  );
  const remember = useCallback<NonNullable<FlexibleHoldingsProps['onDialogChange']>>(
    (dialog) =>
      void navigate({
        search: (now) => ({ ...now, show: dialog?.kind === 'subscribe' ? undefined : dialog?.kind, asset: dialog?.asset }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  useOnSignOut(useCallback(() => remember(undefined), [remember]));
  return (
    <Page title={say('holdings.title')}>
      <EarnSummary />
      <FlexibleHoldings
        page={page}
        onPageChange={(next) => void navigate({ search: { page: next > 1 ? next : undefined }, replace: true, resetScroll: false })}
        onSubscribe={subscribeTo}
        // the address says what is open, so that coming back from signing in opens it again
        defaultDialog={show && asset !== undefined ? { kind: show, asset } : undefined}
        onDialogChange={remember}
        onBrowse={() => goTo('/simple-earn')}
      />
      {subscribe !== undefined && (
        <FlexibleSubscribeDialog
          open
          asset={subscribe}
          icon={icon}
          onOpenChange={(stays) => !stays && open(undefined)}
          // the address says that it is open, so that coming back with funds opens it again
          onLeave={() => undefined}
        />
      )}
    </Page>
  );
}
