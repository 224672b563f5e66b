'use client';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { fillLabel } from '../theme/labels.ts';
import { useLabels } from '../theme/useLabels.ts';
import { pagerWords } from '../theme/words.ts';

interface PageBeyondProps {
  asked: number | undefined;
  last: number;
  onPageChange: (page: number) => void;
}

/** Shown for a page after the last one: says so and links to the last page. */
export function PageBeyond({ asked, last, onPageChange }: PageBeyondProps) {
  const labels = useLabels(pagerWords);
  return (
    <EmptyState
      title={fillLabel(labels.pageBeyond, { page: String(asked) })}
      action={
        <Button variant="soft" tone="neutral" onClick={() => onPageChange(last)}>
          {fillLabel(labels.goToPage, { page: String(last) })}
        </Button>
      }
    />
  );
}
