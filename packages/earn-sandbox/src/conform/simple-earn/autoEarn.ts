import { rowNamed } from '@earnkit/core';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import type { Kit } from '../kit.ts';
import { turn } from '../settings.ts';

/** Switches the auto-earn of a coin that the person does not hold in it. */
export async function turnAutoEarn(kit: Kit): Promise<void> {
  const assets = ((await kit.read(flexible.market, undefined))?.rows ?? []).map(({ asset }) => asset).slice(0, 20);
  const { byAsset } = (await kit.read(autoEarn.autoEarnStatus, { assets })) ?? {};
  const asset = assets.findLast((each) => rowNamed(byAsset, each)?.value === false);
  if (asset === undefined) return kit.skip(`${autoEarn.setAutoEarn.name}: it is off for no coin.`);
  await turn(kit, {
    call: autoEarn.setAutoEarn.name,
    read: async () => rowNamed((await kit.read(autoEarn.autoEarnStatus, { assets: [asset] }))?.byAsset, asset)?.value,
    set: (on) => kit.call(autoEarn.setAutoEarn, { asset, on }),
  });
}

/** Sets the least rate of a holding to what it is. */
export async function keepLeastRate(kit: Kit): Promise<void> {
  const read = async () => (await kit.read(flexible.holdings, {}))?.rows.find(({ minLendAprFraction }) => minLendAprFraction !== undefined);
  const held = await read();
  if (held?.minLendAprFraction === undefined) return;
  const { asset, minLendAprFraction: minAprFraction } = held;
  const { name } = flexible.setMinLendApr;
  const said = await kit.call(flexible.setMinLendApr, { asset, minAprFraction });
  const after = (await kit.read(flexible.holdings, { asset }))?.rows[0]?.minLendAprFraction;
  if (said.kind === 'refused')
    kit.findings.add('order-refused', { call: name, came: `code ${said.code} for the rate that is set already` });
  if (said.kind === 'done' && after !== minAprFraction)
    kit.findings.add('switched', { call: name, came: `${minAprFraction} was set, ${after ?? 'nothing'} is read` });
}
