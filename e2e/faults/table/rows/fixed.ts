import { named, type Person } from '../../../promises/person.ts';
import { atHand } from '../../../promises/products/amounts.ts';
import { fixed } from '../../../promises/products/fixed.ts';
import type { Choice, Flow } from '../../../promises/flow.ts';
import type { Row } from '../row.ts';
import { bring, flowOf, happens, NO_MONEY, NO_QUOTA, NO_TERMS, post, spent } from './meanwhile.ts';

const LEND = '/apiw/v2/fixed_earn/api/user/lend';

/** An order as the exchange lists it. */
interface Listed {
  readonly order_id: string;
  readonly asset: string;
  readonly is_redeeming: number;
  readonly reinvest_status: number;
  readonly redeem_account_type: number;
}

/** The newest order of the coin. */
async function newest({ visit }: Person, { coin }: Pick<Choice, 'coin'>): Promise<Listed> {
  const { list } = (await visit.read(`${LEND}?order_type=1&page=1&limit=100`)) as { readonly list: readonly Listed[] };
  const found = list
    .filter(({ asset }) => asset === coin)
    .toSorted((one, other) => Number(other.order_id) - Number(one.order_id))
    .at(0);
  if (found === undefined) throw new Error(`There is no order of ${coin}`);
  return found;
}

/** Places an order of seven days, as from another tab. */
const order =
  (reinvest: '0' | '1') =>
  async (person: Person, { coin, amount }: Choice): Promise<void> => {
    await person.deposit(coin, '10');
    await post(person, LEND, {
      product_id: '151',
      redeem_account_type: reinvest === '1' ? '0' : '1',
      reinvest_status: reinvest,
      amount,
      year_rate: '0.0108',
    });
  };

const CHOICE = { coin: 'GT', product: '151', days: 7, early: true, reinvest: true, account: true, amount: '4.5' };

/** A question of the list of orders about the newest order. */
const asking =
  (of: 'reinvestOn' | 'reinvestOff'): Flow['open'] =>
  async (person, choice) => {
    const { page, words } = person;
    await person.open('/simple-earn/my-lendings?tab=fixed');
    const { order_id: id } = await newest(person, choice);
    await page.getByRole('switch', named(words, 'earn.fixedOrder.reinvestOf', { coin: choice.coin, id })).click();
    return page.getByRole('alertdialog', named(words, `earn.fixedOrder.${of}.title`));
  };

const noField = async (): Promise<void> => undefined;

const renewal = (on: boolean): Row => ({
  name: `fixed: renewal ${on ? 'on' : 'off'}`,
  covers: [],
  flow: {
    open: asking(on ? 'reinvestOn' : 'reinvestOff'),
    fill: noField,
    send: [on ? 'earn.fixedOrder.reinvestOn.confirm' : 'earn.fixedOrder.reinvestOff.confirm'],
  },
  world: 'saver',
  choice: CHOICE,
  prepare: order(on ? '0' : '1'),
  write: ['PUT', '/apiw/v2/fixed_earn/api/user/reinvest-status/*'],
  alsoWrites: [['PUT', '/apiw/v2/fixed_earn/api/vip/user/reinvest-status/*']],
  kind: 'setting',
  done: [on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'],
  effects: async (person, _before, choice) => ((await newest(person, choice)).reinvest_status === (on ? 1 : 0) ? 1 : 0),
  soldOut: NO_MONEY,
  changes: NO_TERMS,
  usedUp: NO_MONEY,
});

let rates = 0;

/** Fixed Simple Earn. */
export const fixedRows: readonly Row[] = [
  {
    name: 'fixed: subscribe',
    covers: ['fixed, subscribed', 'fixed, to the spot account', 'fixed, renewed', 'fixed, with the voucher undone'],
    flow: flowOf(fixed, 'fixed, subscribed'),
    world: 'saver',
    choice: CHOICE,
    stock: bring('900'),
    write: ['POST', LEND],
    alsoWrites: [['POST', '/apiw/v2/fixed_earn/api/vip/user/lend']],
    kind: 'order',
    field: 'earn.amount.label',
    soldOut: (person) => happens(person, { event: 'fixed-sold-out', product: '151', left: '2' }),
    backOnSale: (person) => happens(person, { event: 'fixed-sold-out', product: '151', left: null }),
    changes: (person) => happens(person, { event: 'fixed-rate', product: '151', rateYear: `0.02${(rates += 1) % 10}1` }),
    usedUp: spent,
  },
  {
    name: 'fixed: subscribe with a voucher',
    covers: ['fixed, with the best voucher'],
    flow: flowOf(fixed, 'fixed, with the best voucher'),
    world: 'saver',
    anew: true,
    choice: { coin: 'USDT', product: '102', days: 7, early: true, reinvest: true, account: true, amount: '412.5' },
    stock: bring('9000'),
    write: ['POST', LEND],
    kind: 'order',
    field: 'earn.amount.label',
    soldOut: (person) => happens(person, { event: 'fixed-sold-out', product: '102', left: '2' }),
    changes: (person) => happens(person, { event: 'voucher-used' }),
    changeEnds: 'refused',
    expires: true,
    usedUp: spent,
  },
  {
    name: 'fixed: redeem early',
    covers: ['fixed, redeemed early'],
    flow: flowOf(fixed, 'fixed, redeemed early'),
    world: 'saver',
    choice: CHOICE,
    prepare: order('0'),
    write: ['POST', '/apiw/v2/fixed_earn/api/user/pre-redeem'],
    alsoWrites: [['POST', '/apiw/v2/fixed_earn/api/vip/user/pre-redeem']],
    kind: 'order',
    effects: async (person, _before, choice) => (await newest(person, choice)).is_redeeming,
    soldOut: NO_QUOTA,
    changes: 'what is given up is fixed with the order',
    usedUp: 'an order that another tab redeems early is redeemed; a second press changes nothing',
  },
  renewal(true),
  renewal(false),
  {
    name: 'fixed: account that is paid',
    covers: [],
    flow: {
      open: async (person, choice) => {
        const { page, words } = person;
        await person.open('/simple-earn/my-lendings?tab=fixed');
        const { order_id: id } = await newest(person, choice);
        await page.getByRole('combobox', named(words, 'earn.fixedOrder.redeemToOf', { coin: choice.coin, id })).click();
        return page.getByRole('listbox');
      },
      fill: noField,
      send: [],
    },
    sender: (person, form) => form.getByRole('option', { name: atHand(person), exact: true }),
    world: 'saver',
    choice: CHOICE,
    prepare: order('0'),
    write: ['PUT', '/apiw/v2/fixed_earn/api/user/redeem-account-type/*'],
    alsoWrites: [['PUT', '/apiw/v2/fixed_earn/api/vip/user/redeem-account-type/*']],
    kind: 'setting',
    quiet: true,
    done: ['modified'],
    effects: async (person, _before, choice) => ((await newest(person, choice)).redeem_account_type === 1 ? 0 : 1),
    soldOut: NO_MONEY,
    changes: NO_TERMS,
    usedUp: NO_MONEY,
  },
];
