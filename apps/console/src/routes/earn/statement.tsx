import { EarnStatement, type StatementChoice } from '@earnkit/components/statement';
import { useCoinIcons } from '@earnkit/hooks';
import type { StatementHost } from '@earnkit/hooks/statement';
import { type ReactElement, useMemo } from 'react';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useAtExchange } from '../../session/sessionStore.ts';
import { Page } from '../../shell/Page.tsx';
import { useAddress, useAddressSearch } from '../../shell/useAddress.ts';
import { HoldingsPlaces } from '../HoldingsPlaces.tsx';
import { earnMessages } from './messages.ts';
import { statementSearch } from './statementSearch.ts';
import { useStatementHost } from './useStatementHost.ts';

/** What the person earned in all products, by month (SH-01). The address holds the period, the filters and the month. */
export function StatementPage(): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const atExchange = useAtExchange();
  return (
    <Page title={t('statement.title')} actions={<HoldingsPlaces current="statement" />}>
      {atExchange ? <Statement host={CALLS_ALONE} /> : <SandboxStatement />}
    </Page>
  );
}

/** A real exchange has no more than its calls: products without one are named as left out. */
const CALLS_ALONE: StatementHost = {};

const SandboxStatement = (): ReactElement => <Statement host={useStatementHost()} />;

function Statement({ host }: { readonly host: StatementHost }): ReactElement {
  const { t } = useConsoleMessages();
  const { period, from, to, product, asset, month } = useAddressSearch(statementSearch);
  const { change } = useAddress(statementSearch);
  const iconOf = useCoinIcons();
  const choice = useMemo((): StatementChoice => {
    const days = from !== undefined && to !== undefined && from <= to ? { start: from, end: to } : undefined;
    return { when: days ?? period, product, asset, month };
  }, [period, from, to, product, asset, month]);
  return (
    <EarnStatement
      host={host}
      platform={t('product')}
      iconOf={iconOf}
      choice={choice}
      onChoiceChange={({ when, ...next }) =>
        change({
          period: typeof when === 'string' ? when : undefined,
          from: typeof when === 'object' ? when.start : undefined,
          to: typeof when === 'object' ? when.end : undefined,
          product: next.product,
          asset: next.asset,
          month: next.month,
        })
      }
    />
  );
}
