import { wealthRows } from './rows/wealth.ts';
import { playTable } from './table.ts';

playTable(wealthRows);
