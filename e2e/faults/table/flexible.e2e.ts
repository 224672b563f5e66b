import { flexibleRows } from './rows/flexible.ts';
import { playTable } from './table.ts';

playTable(flexibleRows);
