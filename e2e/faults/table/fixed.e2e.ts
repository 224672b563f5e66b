import { fixedRows } from './rows/fixed.ts';
import { playTable } from './table.ts';

playTable(fixedRows);
