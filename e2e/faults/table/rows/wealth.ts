import { digits, exact } from '../../../support/exact.ts';
import type { Person } from '../../../promises/person.ts';
import { privateWealth } from '../../../promises/products/privateWealth.ts';
import type { Row } from '../row.ts';
import { bring, flowOf, NO_QUOTA, post, spent } from './meanwhile.ts';

const PURCHASE = '/apiw/v2/earn/private-wealth/purchase';
const REDEEM = '/apiw/v2/earn/private-wealth/redeem';
const ESTIMATE = 'the value of a unit moves by itself, and the form calls what it is worth an estimate';

/** The person's order of a coin. */
async function orderOf(
  { visit }: Person,
  coin: string,
): Promise<{ readonly unit: string; readonly pid: string; readonly project_type: number }> {
  const { list } = (await visit.read('/sandbox/private-wealth/orders')) as {
    readonly list: readonly { readonly coin: string; readonly unit: string; readonly pid: string; readonly project_type: number }[];
  };
  const found = list.find((order) => order.coin === coin);
  if (found === undefined) throw new Error(`There is no order of ${coin}`);
  return found;
}

/** Private wealth. */
export const wealthRows: readonly Row[] = [
  {
    name: 'private wealth: buy units',
    covers: ['private wealth, units bought'],
    flow: flowOf(privateWealth, 'private wealth, units bought'),
    world: 'saver',
    choice: { coin: 'USDT', amount: '1500.5' },
    stock: bring('60000'),
    write: ['POST', PURCHASE],
    kind: 'order',
    field: 'earn.amount.label',
    soldOut: 'the manager of a person sells without a limit',
    changes: ESTIMATE,
    usedUp: spent,
  },
  {
    name: 'private wealth: redeem units',
    covers: ['private wealth, units redeemed'],
    flow: flowOf(privateWealth, 'private wealth, units redeemed'),
    world: 'saver',
    choice: { coin: 'USDT', amount: '3.5' },
    stock: async (person, { coin }) => {
      await person.deposit(coin, '2000');
      const { pid, project_type: type } = await orderOf(person, coin);
      await post(person, PURCHASE, { pid, amount: '2000', project_type: String(type) });
    },
    write: ['POST', REDEEM],
    kind: 'order',
    field: 'earn.wealth.redeem.units',
    soldOut: NO_QUOTA,
    changes: ESTIMATE,
    usedUp: async (person, { coin }) => {
      const { unit, pid } = await orderOf(person, coin);
      await post(person, REDEEM, { pid, unit: digits(exact(unit) - exact('1')) });
    },
  },
];
