import { type Rows, wireDecimalOrUnknown, wireField, wireFlag, wireObject, wireRows, wireText } from '@earnkit/core/endpoint';
import { type SoftStakingCoin, type SoftStakingState, softStakingState } from '@earnkit/core/soft-staking/contract';
import type { QueryState } from '@earnkit/hooks';
import type * as v from 'valibot';
import { readSandbox, readSandboxAgain, usePersonalSandboxRead, useSandboxRead } from '../sandboxRead.ts';

const PATH = '/sandbox/soft-staking';

const schema = softStakingState as v.GenericSchema<unknown, SoftStakingState>;

const ratesOfCoins = wireRows(
  wireObject({ asset: wireText, supported: wireFlag, aprFraction: wireField('rate_year', wireDecimalOrUnknown) }),
);

/** The coins of soft staking with their rates, for everybody. */
export const useSoftStakingRates = (): QueryState<Rows<Pick<SoftStakingCoin, 'asset' | 'supported' | 'aprFraction'>>> =>
  useSandboxRead(
    `${PATH}/coins`,
    ratesOfCoins as v.GenericSchema<unknown, Rows<Pick<SoftStakingCoin, 'asset' | 'supported' | 'aprFraction'>>>,
  );

/** The person's soft staking, as the sandbox says it (AMB-036). */
export const useSoftStakingState = (): QueryState<SoftStakingState> => usePersonalSandboxRead(PATH, schema);

/** After a lost answer: how the switch stands. */
export const readSoftStakingStatus = async (): Promise<boolean | undefined> => (await readSandbox(PATH, schema)).on;

/** Reads it again, after the switch has changed. */
export const readSoftStakingAgain = (): void => readSandboxAgain(PATH);
