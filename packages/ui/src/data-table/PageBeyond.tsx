'use client';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { pagerLabels } from '../theme/labels.ts';

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
        <Button variant="soft" tone="neutral" onClick={() => onPageChange(last)}>
          {formatMessage(labels.goToPage, { page: String(last) })}
        </Button>
      }
    />
  );
}
