import { type SubscribeAgainTargets, UpgradeVipGuide } from '@earnkit/components';
import { type ReactElement, useMemo, useState } from 'react';
import { goTo } from '../../navigation.ts';

const market = (search: Readonly<Record<string, string>>): void => goTo(`/simple-earn?${new URLSearchParams(search).toString()}`);

/**
 * Where subscribing again leads from a fixed order (SE-X-62 to SE-X-66): the market opens the dialog that its address names, and
 * the guide to a higher VIP tier opens here.
 */
export function useSubscribeAgain(): readonly [targets: SubscribeAgainTargets, guide: ReactElement] {
  const [guiding, setGuiding] = useState(false);
  const targets = useMemo<SubscribeAgainTargets>(
    () => ({
      onSubscribeFixed: (product, asset) => market({ subscribe: asset, product }),
      onSubscribeFlexible: (asset) => market({ subscribe: asset }),
      onUpgrade: () => setGuiding(true),
      onMarket: () => goTo('/simple-earn'),
    }),
    [],
  );
  return [targets, <UpgradeVipGuide key="guide" open={guiding} onOpenChange={setGuiding} />];
}
