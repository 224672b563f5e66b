import { switchRows } from './rows/switches.ts';
import { playTable } from './table.ts';

playTable(switchRows);
