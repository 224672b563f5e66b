import { launchpoolRows } from './rows/launchpool.ts';
import { playTable } from './table.ts';

playTable(launchpoolRows);
