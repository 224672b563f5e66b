import type { Flow } from '../flow.ts';
import { fixed } from './fixed.ts';
import { flexible } from './flexible.ts';
import { launchpool } from './launchpool.ts';
import { privateWealth } from './privateWealth.ts';
import { staking } from './staking.ts';
import { switches } from './switches.ts';

/** Every product's flows. */
export const FLOWS: readonly Flow[] = [...flexible, ...fixed, ...launchpool, ...staking, ...privateWealth, ...switches];
