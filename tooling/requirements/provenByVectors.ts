import { type Row, type Table, rowOf } from '../vectors/table.ts';
import { due } from './due.ts';
import { idsIn } from './proofs.ts';

/** The requirements that each row of a table proves, beside those its title names; a function where its rows are of several products. */
const PROVEN: Readonly<Record<string, string | ((row: Row) => string)>> = {
  'V-DL': 'UI-10',
  'V-DR': 'FM-21',
  'V-MB': 'SE-H-20',
  'V-QL': 'LP-35 to LP-37',
  'V-AV': 'LP-41, ST-66',
  'V-MX': 'LP-38',
  'V-AF': 'LP-39',
  'V-LV': 'LP-30 to LP-32',
  'V-LR': 'LP-52 to LP-54',
  'V-SH': 'LP-18 to LP-22, LP-25',
  'V-TL': 'LP-47, LP-50',
  'V-NT': 'SH-60, SH-61, SH-65',
  'V-AM': 'SH-12, SH-13',
  'V-LK': 'SH-56, SH-57',
  'V-OK': 'SH-31, SH-32, SH-34, SH-37, SH-39',
  'V-PL': 'SH-47',
  'V-RT': 'SH-45',
  'V-FU': 'SH-26, US-01, RG-02, RG-03',
  'V-LN': ({ case: link = '' }) => {
    if (link.startsWith('staking')) return 'ST-26, ST-27';
    if (link.startsWith('lending detail')) return 'SE-13';
    return link === 'upgrade guide' ? 'SE-18' : 'SH-27 to SH-29, RG-07';
  },
  'V-EI': 'FM-09, FM-10',
  'V-LA': 'FM-11',
  'V-AA': 'FM-12',
  'V-FR': 'SE-F-10',
  'V-RF': 'SE-F-35, SE-P-11',
  'V-MA': 'SE-P-07, SE-P-09 to SE-P-11',
  'V-SV': ({ kind }) => (kind === 'fixed' ? 'SE-X-50, SE-X-51, SE-V-06, SE-V-07' : 'SE-48 to SE-50'),
  'V-FX': 'SE-F-24',
  'V-FV': 'SE-F-25 to SE-F-27',
  'V-BR': 'SE-F-30',
  'V-FS': 'SE-F-08',
  'V-TF': 'SE-F-36',
  'V-TX': 'SE-X-47 to SE-X-49',
  'V-RR': 'SE-X-10',
  'V-EC': 'SE-X-34 to SE-X-36, SE-X-39',
  'V-RE': 'SE-X-40 to SE-X-43',
  'V-CH': 'SE-P-05, SE-P-06, API-43',
  'V-VO': 'SE-V-06, SE-V-07',
  'V-VE': 'SE-V-03',
  'V-VP': 'SE-X-52 to SE-X-54',
  'V-VD': 'ST-44, ST-101',
  'V-RB': 'SE-X-62 to SE-X-66',
  'V-SD': 'FM-13',
  'V-SF': 'FM-14',
  'V-SA': 'FM-15, FM-16',
  'V-SQ': 'ST-91',
  'V-SP': 'ST-92 to ST-95',
  'V-SS': 'ST-63 to ST-65, ST-68, ST-69',
  'V-SX': 'ST-70',
  'V-SR': 'ST-85 to ST-88, ST-90',
  'V-SB': 'ST-71',
  'V-ST': 'ST-04',
  'V-SW': 'ST-38',
  'V-SI': 'ST-75 to ST-78',
  'V-PS': 'PW-08 to PW-11',
  'V-PR': 'PW-12 to PW-14',
  'V-PA': 'PW-20, PW-21',
  'V-SK': 'SS-06, SS-07',
  'V-CS': ({ dialog, other }) => {
    if (dialog === 'launchpool') return 'LP-33, LP-34';
    if (dialog === 'staking') return 'ST-69';
    return other === 'sold out' ? 'SE-X-29' : 'SE-50';
  },
  'V-AE': ({ action = '' }) => (action.includes('anonymous') ? 'SH-08' : 'SE-A-14'),
  'V-QS': 'SE-A-05',
};

/** The requirements that one row of a table proves. */
export function idsOfRow(table: Table, cells: readonly string[]): readonly string[] {
  const proven = PROVEN[table.id] ?? '';
  return idsIn(`${table.title} ${typeof proven === 'string' ? proven : proven(rowOf(table, cells))}`);
}

/** What is built of a row's requirements: a row of none is still ahead. */
export const builtIdsOfRow = (table: Table, cells: readonly string[]): readonly string[] =>
  idsOfRow(table, cells).filter((id) => due.has(id));

/** The requirements that the rows of a table prove. */
export const idsOfTable = (table: Table): readonly string[] => [...new Set(table.rows.flatMap((cells) => idsOfRow(table, cells)))];
