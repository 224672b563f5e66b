import type { ReactElement } from 'react';
import { useEarn } from '@earnkit/hooks';
import { AreaLink } from '../parts/AreaLink.tsx';

interface ProductLinkProps {
  /** The id of the product or protocol, or its coin. */
  readonly place: string;
  /** The name of the product. */
  readonly children: string;
}

/** The name of a product, which leads to its page where there is one. */
export function ProductLink({ place, children }: ProductLinkProps): ReactElement {
  const { links } = useEarn();
  return (
    <AreaLink keepsText href={links.staking(place)}>
      {children}
    </AreaLink>
  );
}
