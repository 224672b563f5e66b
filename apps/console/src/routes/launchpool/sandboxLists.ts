import { type CandyDropItem, type LaunchpoolProject, earnMore, projectList } from '@earnkit/core/launchpool/contract';
import {
  type Rows,
  wireDecimalOrUnknown,
  wireField,
  wireId,
  wireObject,
  wireOptional,
  wireRows,
  wireSeconds,
  wireText,
} from '@earnkit/core/endpoint';
import { type QueryState, useEarn } from '@earnkit/hooks';
import type * as v from 'valibot';
import { useSandboxRead } from '../sandboxRead.ts';

const projects = projectList as v.GenericSchema<unknown, Rows<LaunchpoolProject>>;
const candyDrops = wireRows(earnMore.data) as v.GenericSchema<unknown, Rows<CandyDropItem | null>>;

/** Every project of the sandbox. */
export const useProjects = (): QueryState<Rows<LaunchpoolProject>> => useSandboxRead('/sandbox/launchpool/projects', projects);

const airdropRow = wireObject({
  id: wireId,
  asset: wireField('coin', wireText),
  icon: wireField('icon', wireOptional(wireText)),
  name: wireText,
  /** Given to all holders together. */
  amount: wireDecimalOrUnknown,
  distributedAt: wireField('distributed_at', wireSeconds),
});

/** A holder airdrop that was distributed. */
export type Airdrop = v.InferOutput<typeof airdropRow>;

const airdrops = wireRows(airdropRow) as v.GenericSchema<unknown, Rows<Airdrop>>;

/** Every holder airdrop of the sandbox, the latest first. */
export const useAirdrops = (): QueryState<Rows<Airdrop>> => useSandboxRead('/sandbox/launchpool/airdrops', airdrops);

/** Every candy drop of the sandbox, in the language of the page. */
export const useCandyDrops = (): QueryState<Rows<CandyDropItem | null>> =>
  useSandboxRead(`/sandbox/launchpool/candy-drops?${new URLSearchParams({ locale: useEarn().locale }).toString()}`, candyDrops);
