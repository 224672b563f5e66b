import { type SubscribeAgainTargets, UpgradeVipGuide } from '@earnkit/components';
import { type ReactElement, useMemo, useState } from 'react';
import { goTo } from '../../navigation.ts';

const market = (search: Readonly<Record<string, string>>): void => goTo(`/simple-earn?${new URLSearchParams(search).toString()}`);

/**
 * Where subscribing again leads from a fixed order (SE-X-62 to SE-X-66): the market opens the dialog that its address names, and
 * the guide to a higher VIP tier opens here.
 */
export function useSubscribeAgain(): readonly [targets: SubscribeAgainTargets, guide: ReactElement] {
  const [guide, setGuide] = useState<{ readonly tier: number | undefined }>();
  const targets = useMemo<SubscribeAgainTargets>(
    () => ({
      onSubscribeFixed: (product, asset) => market({ subscribe: asset, product }),
      onSubscribeFlexible: (asset) => market({ subscribe: asset }),
      onUpgrade: (tier) => setGuide({ tier }),
      onMarket: () => goTo('/simple-earn'),
    }),
    [],
  );
  return [targets, <UpgradeVipGuide key="guide" open={guide !== undefined} tier={guide?.tier} onOpenChange={() => setGuide(undefined)} />];
}
