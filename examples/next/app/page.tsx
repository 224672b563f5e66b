import { EarnSummary, FlexibleHoldings } from '@earnkit/components';
import { type ReactElement, Suspense } from 'react';
import { Area } from './area';
import { Prefetched } from './prefetched';

const content = (
  <div className="grid gap-6">
    <EarnSummary />
    <FlexibleHoldings />
  </div>
);

/** A server component with our components in it. The page is static, with placeholders, and the person's data follows in the same answer. */
export default function Page(): ReactElement {
  return (
    <Area>
      <Suspense fallback={content}>
        <Prefetched>{content}</Prefetched>
      </Suspense>
    </Area>
  );
}
