'use client';
import type { ReactElement } from 'react';
import { compare } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { useMinLendApr } from '@earnkit/hooks';
import { DecimalInput, Skeleton, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { Form } from '../../parts/order/Form.tsx';
import { panelPlace } from '../../parts/parts.css.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { SubmitFooter } from '../../parts/order/SubmitFooter.tsx';
import { NotLentBanner } from '../NotLentBanner.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

export interface MinAprPanelProps {
  /** The person's holding. */
  holding: FlexibleHolding;
  /** Whether the person's identity is verified (SE-F-22). @default as the session says */
  verified: boolean | undefined;
  /** The text that was typed before the chart was shown. */
  initialText: string;
  /** Called with what is typed, to keep it while the chart is shown. */
  onTextChange: (text: string) => void;
}

/** The minimum rate at which a coin is lent, in percent with two decimals (SE-P-07 to SE-P-14). */
export function MinAprPanel({ holding, verified, initialText, onTextChange }: MinAprPanelProps): ReactElement {
  const { t, noticeText, figureStyle } = useMessages(partDialogMessages, flexibleDialogMessages);
  const change = useMinLendApr(holding.asset, undefined, {
    verified,
    initialText,
    currentAprFraction: holding.minLendAprFraction,
  });
  const { product, bounds, text, setText, assessment, error: reason, submission } = change;
  if (product.state === 'failed') {
    return (
      <div className={panelPlace}>
        <QueryError reading={product} size="compact" title={t('earn.minApr.failed')} />
      </div>
    );
  }
  return (
    <Form onSubmit={change.submit}>
      <SummaryList
        variant="filled"
        items={[
          { key: 'current', label: t('earn.minApr.current'), value: percentText(holding.minLendAprFraction, figureStyle) },
          { key: 'market', label: t('earn.minApr.market'), value: percentText(holding.nextAprFraction, figureStyle) },
        ]}
      />
      <DecimalInput
        label={t('earn.minApr.label')}
        description={t('earn.minApr.description', { coin: holding.asset })}
        value={text}
        onValueChange={(next) => {
          setText(next);
          onTextChange(next);
        }}
        decimals={change.decimals}
        unit="%"
        readOnly={submission.pending}
        hint={bounds ? t('earn.minApr.bounds', bounds) : product.state === 'loading' ? <Skeleton width="8em" /> : undefined}
        {...(reason && { error: noticeText(reason) })}
      />
      <NotLentBanner notLent={change.notLent} asset={holding.asset} />
      {product.state === 'ready' && bounds === undefined && (
        <RetryBanner onRetry={product.retry}>{t('earn.minApr.noBounds', { coin: holding.asset })}</RetryBanner>
      )}
      {holding.bonusOpen && bounds && compare(bounds.most, change.defaultMaximumPercent) > 0 && (
        <Text as="p" size="1" color="gray">
          {t('earn.minApr.bonusHint', { percent: change.defaultMaximumPercent })}
        </Text>
      )}
      <SubmitFooter
        submission={submission}
        ready={assessment.state === 'ready'}
        label={t('earn.confirm')}
        releaseLabel={t('earn.setting.release')}
        text={{ checking: t('earn.setting.checking'), unresolved: t('earn.setting.unresolved') }}
      />
    </Form>
  );
}
