import type { Row } from '../row.ts';
import { fixedRows } from './fixed.ts';
import { flexibleRows } from './flexible.ts';
import { launchpoolRows } from './launchpool.ts';
import { stakingRows } from './staking.ts';
import { switchRows } from './switches.ts';
import { wealthRows } from './wealth.ts';

/** Every flow of the table. */
export const ROWS: readonly Row[] = [...flexibleRows, ...fixedRows, ...launchpoolRows, ...stakingRows, ...wealthRows, ...switchRows];
