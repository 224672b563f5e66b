'use client';
import type { ReactNode } from 'react';
import { Banner } from '../radix-themes/Banner.tsx';
import { PlainButton } from '../button/PlainButton.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { retryLabels, tableLabels, pagerLabels } from '../theme/labels.ts';
import { notices } from './root.css.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { formatMessage } from '../theme/message.ts';
import { Words } from '../words/Words.tsx';

interface NoticesProps {
  notice: ReactNode;
  /** What is wrong with the rows shown: they are old, or not all. */
  problem: string | undefined;
  /** Shown after the problem: an id for support. */
  reference: string | undefined;
  onRetry: (() => void) | undefined;
}

/** Notices above the rows: the product's own, and those about errors. */
export function Notices({ notice, problem, reference, onRetry }: NoticesProps) {
  const labels = useLabels(tableLabels);
  const { retry } = useLabels(retryLabels);
  return (
    <div className={notices}>
      <Words>{notice}</Words>
      {problem && (
        <Banner
          tone="warning"
          live="polite"
          action={
            onRetry && (
              <PlainButton size="1" variant="soft" tone="neutral" onClick={onRetry}>
                {retry}
              </PlainButton>
            )
          }
        >
          <Words>{problem === 'error' ? labels.refreshFailed : labels.partlyLoaded}</Words>
          <Words>{reference && ` ${reference}`}</Words>
        </Banner>
      )}
    </div>
  );
}

interface PageBeyondProps {
  asked: number | undefined;
  last: number;
  onPageChange: (page: number) => void;
}

/** Shown for a page after the last one, with a link to the last page. */
export function PageBeyond({ asked, last, onPageChange }: PageBeyondProps) {
  const labels = useLabels(pagerLabels);
  return (
    <EmptyState
      title={formatMessage(labels.pageBeyond, { page: String(asked) })}
      action={
        <PlainButton variant="soft" tone="neutral" onClick={() => onPageChange(last)}>
          {formatMessage(labels.goToPage, { page: String(last) })}
        </PlainButton>
      }
    />
  );
}
