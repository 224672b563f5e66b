'use client';
import type { FormEvent, ReactElement } from 'react';
import { percentOf } from '@earnkit/core';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { MIN_APR_DECIMALS } from '@earnkit/core/simple-earn/rules';
import type { MinLendApr } from '@earnkit/hooks';
import { Banner, Button, DecimalInput, ErrorState, Stack, SummaryList, Text } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { shownPercent } from '../list-parts/shown.ts';
import * as css from './AprTrendPanel.css.ts';

/** Props of {@link MinAprPanel}. */
export interface MinAprPanelProps {
  /** What the person holds. */
  holding: FlexibleHolding;
  /** The change; held by the dialog, so that what was typed outlives a look at the chart. */
  change: MinLendApr;
}

/** The least rate at which a coin is lent, in percent with two decimals (SE-P-07 to SE-P-14). */
export function MinAprPanel({ holding, change }: MinAprPanelProps): ReactElement {
  const { t, tKey } = useCopy();
  const { product, text, setText, assessment, submission } = change;
  if (product.state === 'failed') {
    return (
      <div className={css.place}>
        <ErrorState
          size="compact"
          title={t('earn.aprDetails.failed')}
          description={<FailureMessage reading={product} otherwise={t('earn.failedHint')} />}
          onRetry={product.retry}
        />
      </div>
    );
  }
  const facts = product.state === 'ready' ? product.data : undefined;
  const least = facts?.minLendAprFraction;
  const most = facts?.maxLendAprFraction;
  const bounds = least !== undefined && most !== undefined ? { least: percentOf(least), most: percentOf(most) } : undefined;
  const [reason] = assessment.state === 'blocked' ? assessment.reasons : [];
  const { state } = submission.status;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    change.submit();
  };
  return (
    <form className={css.panel} onSubmit={onSubmit} noValidate>
      <SummaryList
        variant="filled"
        items={[
          { key: 'current', label: t('earn.minApr.current'), value: shownPercent(holding.minLendAprFraction) },
          { key: 'market', label: t('earn.minApr.market'), value: shownPercent(holding.nextAprFraction) },
        ]}
      />
      <DecimalInput
        label={t('earn.minApr.label')}
        description={t('earn.minApr.description', { coin: holding.asset })}
        value={text}
        onValueChange={setText}
        decimals={MIN_APR_DECIMALS}
        unit="%"
        disabled={submission.pending}
        {...(bounds && { hint: t('earn.minApr.bounds', bounds) })}
        {...(reason && { error: tKey(reason.key, reason.values) })}
      />
      {holding.bonusOpen && (
        <Text as="p" size="1" tone="muted">
          {t('earn.minApr.bonusHint', { percent: flexible.DEFAULT_MAX_LEND_APR_PERCENT })}
        </Text>
      )}
      {state === 'checking' && <Banner live="polite">{t('earn.minApr.checking')}</Banner>}
      {state === 'unresolved' && (
        <Banner tone="warning" live="assertive">
          {t('earn.minApr.unresolved')}
        </Banner>
      )}
      {state === 'unresolved' ? (
        <Stack gap="2">
          <Button size="3" wide onClick={submission.checkAgain}>
            {t('earn.checkAgain')}
          </Button>
          <Button size="3" wide variant="soft" tone="neutral" onClick={submission.release}>
            {t('earn.minApr.release')}
          </Button>
        </Stack>
      ) : (
        <Button
          type="submit"
          size="3"
          wide
          loading={state === 'submitting' || state === 'checking'}
          disabled={assessment.state !== 'ready'}
        >
          {t('earn.minApr.confirm')}
        </Button>
      )}
    </form>
  );
}
