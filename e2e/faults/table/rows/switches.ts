import { named, type Person } from '../../../promises/person.ts';
import { switches } from '../../../promises/products/switches.ts';
import type { Row } from '../row.ts';
import { bring, flowOf, NO_MONEY, NO_TERMS, post } from './meanwhile.ts';

const AUTO = '/apiw/v2/uni-loan/earn/autoivest';
const SOFT = '/apiw/v2/earn/soft-staking/switch';

const autoEarnOf = async ({ visit }: Person, coin: string): Promise<boolean> =>
  new RegExp(`"${coin}":"?1\\b`).test(JSON.stringify(await visit.read(`${AUTO}?assets=${coin}`)));

const NOTHING_MOVES = { kind: 'setting', soldOut: NO_MONEY, changes: NO_TERMS, usedUp: NO_MONEY } as const;

const autoEarn = (on: boolean): Row => ({
  ...NOTHING_MOVES,
  name: `Auto-Earn ${on ? 'on' : 'off'}`,
  covers: [`Auto-Earn, turned ${on ? 'on' : 'off'}`],
  flow: flowOf(switches, `Auto-Earn, turned ${on ? 'on' : 'off'}`),
  world: 'saver',
  choice: on ? { coin: 'XRP', amount: '40' } : { coin: 'TRX', amount: '700' },
  stock: bring('40'),
  prepare: (person, { coin }) => post(person, AUTO, { assets: coin, status: on ? '0' : '1' }),
  write: ['POST', AUTO],
  done: [on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'],
  effects: async (person, _before, { coin }) => ((await autoEarnOf(person, coin)) === on ? 1 : 0),
});

const softStaking = (on: boolean): Row => ({
  ...NOTHING_MOVES,
  name: `soft staking ${on ? 'on' : 'off'}`,
  covers: [`soft staking, turned ${on ? 'on' : 'off'}`],
  flow: flowOf(switches, `soft staking, turned ${on ? 'on' : 'off'}`),
  world: 'empty',
  choice: { coin: 'DOT', amount: '400' },
  stock: bring('400'),
  prepare: async (person) => void (await person.visit.control(SOFT, { status: !on })),
  write: ['POST', SOFT],
  done: [on ? 'cryptoloan.enabledSuccessfully' : 'cryptoloan.disabledSuccessfully'],
  effects: async ({ visit }) => {
    const { status } = (await visit.read('/sandbox/soft-staking')) as { readonly status: number };
    return (status === 1) === on ? 1 : 0;
  },
});

/** Kinds of news: the label, the write, and what the exchange says once they are on. */
const NEWS = [
  {
    name: 'launchpool',
    label: 'earn.notifications.launchpool',
    write: '/apiw/v2/herald/switches',
    off: { sets: { startup_mining_switch: 0 } },
    read: '/apiw/v2/herald/category/switch',
    on: /"msg_switch":"startup_mining_switch"[^}]*"switch_status":"?1|"switch_status":"?1"?[^}]*"msg_switch":"startup_mining_switch"/,
  },
  {
    name: 'candy drops',
    label: 'earn.notifications.candyDrop',
    write: '/api/web/v1/task-square/subscribe-msg',
    off: { aid: 0, status: 2 },
    read: '/api/web/v1/task-square/global-subscribe-status',
    on: /"global_subscribe_status":"?1/,
  },
  {
    name: 'holder airdrops',
    label: 'earn.notifications.holderAirdrop',
    write: '/apiw/v2/earn/hodler-airdrop/config_set',
    off: { name: 'HODLER_AIRDROP_NOTIFY', value: '0' },
    read: '/apiw/v2/earn/hodler-airdrop/config',
    on: /"hodler_notify":"1/,
  },
] as const;

const news = ({ name, label, write, off, read, on }: (typeof NEWS)[number]): Row => ({
  ...NOTHING_MOVES,
  name: `news of ${name} on`,
  covers: [],
  flow: {
    open: async (person) => {
      const { page, words } = person;
      await person.open('/simple-earn');
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('menuitem', named(words, 'earn.notifications.title')).click();
      return page.getByRole('dialog', named(words, 'earn.notifications.title'));
    },
    fill: async () => undefined,
    send: [],
  },
  sender: ({ words }, form) => form.getByRole('switch', named(words, label)),
  world: 'empty',
  choice: { coin: '', amount: '' },
  prepare: async ({ visit }) => void (await visit.control(write, off)),
  write: ['POST', write],
  done: ['finances.subscribed.tip'],
  effects: async ({ visit }) =>
    on.test(JSON.stringify(await (name === 'holder airdrops' ? visit.control(read, { action: 'config' }) : visit.read(read)))) ? 1 : 0,
});

/** Switches: what is lent or earned by itself, and news. */
export const switchRows: readonly Row[] = [autoEarn(true), autoEarn(false), softStaking(true), softStaking(false), ...NEWS.map(news)];
