import { FixedHoldings, type FixedHoldingsProps } from '@earnkit/components';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { useSubscribeAgain } from './useSubscribeAgain.tsx';

/** The fixed orders, in a file of their own: a page loads them when they are first shown. */
export function FixedTab(props: Pick<FixedHoldingsProps, 'vip' | 'page' | 'onPageChange'>): ReactElement {
  const [targets, guide] = useSubscribeAgain();
  return (
    <>
      <FixedHoldings {...props} {...targets} onBrowse={() => goTo('/simple-earn')} />
      {guide}
    </>
  );
}
