import { expect } from '../support/expect.ts';
import { named, type Person } from './person.ts';
import { type Node, readTree, within, wordsOf } from './reading/tree.ts';
import { spaced } from './reading/words.ts';

/** Every page on which a person reads figures or offers. */
export const PAGES = [
  '/earn',
  '/earn/compare?compare=USDT.flexible_USDT.fixed-103_USDT.fixed-104',
  '/simple-earn',
  '/simple-earn/my-lendings',
  '/simple-earn/my-lendings?tab=flexible',
  '/simple-earn/my-lendings?tab=fixed',
  '/simple-earn/history',
  '/simple-earn/faq',
  '/launchpool',
  '/launchpool/1002',
  '/staking',
  '/myaccount/myfunds/financial_staking',
  '/staking/ETH',
  '/staking/USDT',
  '/soft-staking',
  '/private-wealth',
  '/candy-drop',
  '/holder-airdrop',
] as const;

/** A figure on a page: the part that it stands in, what it is of, and what it is called. */
export interface Figure {
  readonly page: string;
  /** Name of the region or the table. */
  readonly part: string;
  /** Header of the row; empty outside of tables. */
  readonly row: string;
  readonly name: string;
  readonly text: string;
}

/** What somebody read on the pages. */
export interface Reading {
  readonly trees: ReadonlyMap<string, Node>;
  readonly figures: readonly Figure[];
}

/** Reads pages one after the other. */
export async function readPages(person: Person, pages: readonly string[] = PAGES): Promise<Reading> {
  const trees = new Map<string, Node>();
  for (const page of pages) {
    await person.open(page);
    await unfold(person);
    trees.set(page, await readTree(person.page.locator('main')));
  }
  return { trees, figures: [...trees].flatMap(([page, tree]) => figuresOf(page, tree)) };
}

/** Lists that show their beginning alone are unfolded. */
async function unfold({ page, words }: Person): Promise<void> {
  const more = page.getByRole('button', { name: new RegExp(words.pattern('earn.overview.showAll').source) });
  for (let left = await more.count(); left > 0; left -= 1) await more.first().click();
}

/** Labelled values of regions, and cells of tables. */
function figuresOf(page: string, tree: Node): readonly Figure[] {
  const found: Figure[] = [];
  const read = (node: Node, part: string): void => {
    const inside = (node.role === 'region' || node.role === 'table') && node.name !== '' ? node.name : part;
    if (node.role === 'table') {
      found.push(...cellsOf(page, inside, node));
      return;
    }
    let name: string | undefined;
    for (const child of node.children) {
      if (child.role === 'term') name = wordsOf(child);
      else if (child.role === 'definition' && name !== undefined)
        found.push({ page, part: inside, row: '', name: spaced(name), text: spaced(wordsOf(child)) });
      else read(child, inside);
    }
  };
  read(tree, '');
  return found;
}

function cellsOf(page: string, part: string, table: Node): readonly Figure[] {
  const rows = [...within(table)].filter(({ role }) => role === 'row');
  const columns = rows.flatMap(({ children }) =>
    children.filter(({ role }) => role === 'columnheader').map((cell) => spaced(wordsOf(cell))),
  );
  return rows.flatMap(({ children }) => {
    const header = children.find(({ role }) => role === 'rowheader');
    if (header === undefined) return [];
    const row = spaced(wordsOf(header));
    return children.flatMap((cell, index): readonly Figure[] =>
      cell.role === 'cell' ? [{ page, part, row, name: columns[index] ?? '', text: spaced(wordsOf(cell)) }] : [],
    );
  });
}

/** Hides balances, or shows them again. */
export async function hideBalances({ page, words }: Person, hidden: boolean): Promise<void> {
  await page.getByRole('button', named(words, hidden ? 'earn.balances.hide' : 'earn.balances.show')).click();
  await expect(page.getByRole('button', named(words, hidden ? 'earn.balances.show' : 'earn.balances.hide'))).toBeVisible();
}
