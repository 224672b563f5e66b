import { stakingRows } from './rows/staking.ts';
import { playTable } from './table.ts';

playTable(stakingRows);
