import { FixedOrderDetail, type FixedOrderDetailProps } from '@earnkit/components';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { useSubscribeAgain } from './useSubscribeAgain.tsx';

/** One fixed order, in a file of its own: the page of a flexible holding does not load it. */
export function FixedDetail(props: Pick<FixedOrderDetailProps, 'orderId' | 'defaultDialog' | 'onDialogChange'>): ReactElement {
  const [targets, guide] = useSubscribeAgain();
  return (
    <>
      <FixedOrderDetail {...props} headingLevel={2} {...targets} onBrowse={() => goTo('/simple-earn/my-lendings?tab=fixed')} />
      {guide}
    </>
  );
}
