import { expect } from '../../support/expect.ts';
import type { Cell } from './cell.ts';
import type { OutcomeName } from './outcomes.ts';
import type { Row } from './row.ts';

/** Where a fault is. */
export type Place = 'network' | 'exchange' | 'browser' | 'clock';

/** Something that goes wrong: a column of the table. */
export interface Fault {
  readonly place: Place;
  /** What stands above the column. */
  readonly name: string;
  /** What goes wrong, for the list below the table. */
  readonly what: string;
  /** How it ends, or in a sentence why it cannot occur. */
  readonly ends: (row: Row) => OutcomeName | { readonly cannot: string };
  /** Path of a page of the console that the person comes from. @default any */
  readonly from?: string;
  /** Lets it go wrong, and makes the last press. */
  readonly play: (cell: Cell) => Promise<void>;
  /** What has to be undone at the exchange. @default nothing */
  readonly undo?: (cell: Cell) => Promise<void>;
  /** Whether the page has to be loaded anew after it. @default false */
  readonly spoils?: true;
  /** Whether the person cannot be used after it. @default false */
  readonly endsSession?: true;
}

const always = (outcome: OutcomeName) => (): OutcomeName => outcome;

/** A fault of the sandbox on the write. */
const ofWrite =
  (fault: Readonly<Record<string, unknown>>): Fault['play'] =>
  async (cell) => {
    await cell.fault(fault);
    await cell.send();
  };

const SLOW = { kind: 'latency', ms: 1500 };

/** Something of the row that happens, or the reason why it cannot. */
const whereItCan =
  (name: 'soldOut' | 'changes' | 'usedUp', outcome: OutcomeName): Fault['ends'] =>
  (row) => {
    const does = row[name];
    return typeof does === 'string' ? { cannot: does } : outcome;
  };

const happening = async (cell: Cell, name: 'soldOut' | 'changes' | 'usedUp'): Promise<void> => {
  const does = cell.row[name];
  if (typeof does !== 'string') await does(cell.elsewhere, cell.row.choice, cell.page);
  await cell.startsHere();
};

/** The write goes to the exchange, whose answer the page never gets. */
const takenAndLost = async (cell: Cell, end: (route: Parameters<Parameters<Cell['between']>[0]>[0]) => Promise<unknown>): Promise<void> => {
  let ended = (): void => undefined;
  const lost = new Promise<void>((resolve) => (ended = resolve));
  await cell.between(async (route) => {
    await route.fetch().catch(() => undefined);
    await end(route);
    ended();
  });
  await cell.send();
  await lost;
};

const NETWORK: readonly Omit<Fault, 'place'>[] = [
  {
    name: 'offline',
    what: 'there is no connection when the button is pressed',
    ends: always('offline'),
    play: async (cell) => {
      // A page has what shows its notices some seconds after it.
      await expect(cell.page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
      await cell.visit.context.setOffline(true);
      await cell.send();
    },
  },
  {
    name: 'reset before',
    what: 'the connection is reset before the exchange has the request',
    ends: always('not placed'),
    play: ofWrite({ kind: 'lost-request' }),
  },
  {
    name: 'reset after',
    what: 'the exchange has taken it, and the connection is reset before its answer',
    ends: always('found'),
    play: ofWrite({ kind: 'lost-answer' }),
  },
  {
    name: 'offline after',
    what: 'the exchange has taken it, and the page is offline for a while before the answer',
    ends: always('found'),
    play: async (cell) => {
      await takenAndLost(cell, async (route) => {
        await cell.visit.context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await cell.page.clock.runFor(1500);
      await cell.visit.context.setOffline(false);
    },
  },
  {
    name: 'slow',
    what: 'the answer takes a second and a half; the button is busy and takes no second press meanwhile',
    ends: always('done'),
    play: async (cell) => {
      await cell.fault(SLOW);
      await cell.send();
      await expect(cell.page.locator('[aria-busy="true"]').first()).toBeVisible();
      await cell.sender.click({ force: true, timeout: 1000 }).catch(() => undefined);
    },
  },
  {
    name: 'trickles',
    what: 'the answer begins, goes on byte by byte and never ends',
    ends: always('found'),
    play: ofWrite({ kind: 'trickle' }),
  },
  { name: 'cut', what: 'the answer ends in the middle of its JSON', ends: always('found'), play: ofWrite({ kind: 'cut' }) },
  {
    name: 'empty',
    what: 'the exchange has taken it, and its answer arrives without a body',
    ends: always('found'),
    play: (cell) => takenAndLost(cell, (route) => route.fulfill({ status: 204 })),
  },
  {
    name: '502',
    what: 'a gateway answers with a page in HTML',
    ends: always('not placed'),
    play: ofWrite({ kind: 'garbage', status: 502 }),
  },
  {
    name: 'portal',
    what: 'a page in HTML comes with status 200, as from the sign-in of a hotel',
    ends: always('not placed'),
    play: ofWrite({ kind: 'garbage', status: 200 }),
  },
  {
    name: '504 after',
    what: 'the exchange has taken it, and the gateway gave up before',
    ends: always('found'),
    play: (cell) => takenAndLost(cell, (route) => route.fulfill({ status: 504 })),
  },
];

const EXCHANGE: readonly Omit<Fault, 'place'>[] = [
  {
    name: 'session over',
    what: 'the session is over when the button is pressed',
    ends: always('signed out'),
    endsSession: true,
    play: async (cell) => {
      await cell.visit.control('/sandbox/logout', {});
      await cell.send();
    },
  },
  {
    name: '401',
    what: 'the exchange refuses the write with 401',
    ends: always('signed out'),
    spoils: true,
    play: ofWrite({ kind: 'http', status: 401 }),
  },
  {
    name: 'to the login',
    what: 'the write is redirected to the login page',
    ends: always('signed out'),
    spoils: true,
    play: ofWrite({ kind: 'redirect' }),
  },
  {
    name: 'another person',
    what: 'somebody else has signed in in another tab',
    ends: always('another person'),
    endsSession: true,
    play: async (cell) => {
      await cell.visit.become(cell.row.world === 'empty' ? 'restricted' : 'empty');
      await cell.send();
    },
  },
  {
    name: 'csrf changed',
    what: 'the exchange has changed the csrf token',
    ends: always('done, sent again'),
    play: async (cell) => {
      await cell.happens({ event: 'csrf-rotates' });
      await cell.send();
    },
  },
  {
    name: '403',
    what: 'the exchange refuses the csrf token, also the new one',
    ends: always('refused'),
    play: async (cell) => {
      cell.words = 'The exchange is not available at the moment.';
      await ofWrite({ kind: 'http', status: 403, times: 100 })(cell);
    },
  },
  {
    name: '429',
    what: 'too many requests, with `Retry-After`',
    ends: always('wait'),
    play: async (cell) => {
      await cell.between((route) => route.fulfill({ status: 429, headers: { 'retry-after': '7' }, body: '' }));
      await cell.send();
    },
  },
  {
    name: '503',
    what: 'the exchange is down for maintenance and says so with 503',
    ends: always('not placed'),
    play: ofWrite({ kind: 'http', status: 503 }),
  },
  {
    name: 'refusal',
    what: 'the exchange refuses in words of its own, which look like markup',
    ends: always('refused'),
    play: async (cell) => {
      cell.words = '<b>Not today</b>';
      await ofWrite({ kind: 'code', code: '30099', message: '<b>Not today</b>' })(cell);
    },
  },
  {
    name: 'sold out',
    what: 'others take what is left while the form is open',
    ends: whereItCan('soldOut', 'refused'),
    spoils: true,
    play: async (cell) => {
      cell.words = /sold out|left|used up|full|quota|limit/i;
      await happening(cell, 'soldOut');
      await cell.send();
    },
    undo: async ({ row, elsewhere }) => row.backOnSale?.(elsewhere, row.choice),
  },
  {
    name: 'terms changed',
    what: 'a rate or another term that the form shows changes while it is open',
    ends: (row) => whereItCan('changes', row.changeEnds ?? 'asked first')(row),
    spoils: true,
    play: async (cell) => {
      cell.words = 'This voucher has already been used.';
      await happening(cell, 'changes');
      await cell.send();
    },
  },
  {
    name: 'used up',
    what: 'what it is taken from is used up in another tab',
    ends: whereItCan('usedUp', 'refused'),
    spoils: true,
    play: async (cell) => {
      cell.words = /balance|enough|insufficient|redeemable|available|at most 0|nothing (is )?staked|can no longer/i;
      await happening(cell, 'usedUp');
      await cell.send();
    },
    undo: async ({ row, elsewhere }) => row.stock?.(elsewhere, row.choice),
  },
];

const BROWSER: readonly Omit<Fault, 'place'>[] = [
  {
    name: 'double click',
    what: 'the button is pressed twice',
    ends: always('done'),
    play: (cell) => cell.sender.dblclick(),
  },
  {
    name: 'closed',
    what: 'Escape closes the form while it is sent',
    ends: always('told later'),
    play: async (cell) => {
      await cell.fault(SLOW);
      await cell.send();
      await expect.poll(() => cell.sent()).toBe(1);
      await cell.page.keyboard.press('Escape');
    },
  },
  {
    name: 'Back',
    what: 'Back leaves the page while it is sent',
    spoils: true,
    from: '/earn',
    ends: always('told later'),
    play: async (cell) => {
      await cell.fault(SLOW);
      await cell.send();
      await expect.poll(() => cell.sent()).toBe(1);
      await cell.page.goBack();
    },
  },
  {
    name: 'reload',
    what: 'the page is loaded again while it is sent',
    spoils: true,
    ends: ({ kind }) => (kind === 'order' ? 'told later' : 'as it is'),
    play: async (cell) => {
      let onItsWay = (): void => undefined;
      const sent = new Promise<void>((resolve) => (onItsWay = resolve));
      await cell.between(async (route) => {
        const answer = route.fetch();
        onItsWay();
        await answer.catch(() => undefined);
      });
      await cell.send();
      await sent;
      await cell.page.reload();
    },
  },
  {
    name: 'second tab',
    what: 'the same form is opened in another tab while it is sent',
    ends: always('done'),
    play: async (cell) => {
      await cell.fault(SLOW);
      await cell.send();
      const other = await cell.visit.context.newPage();
      await other.goto(cell.page.url());
      await expect(other.locator('h1')).toBeAttached();
      await other.close();
    },
  },
  {
    name: 'frozen',
    what: 'the browser freezes the tab in the background while it is sent',
    ends: always('done'),
    play: async (cell) => {
      await cell.fault(SLOW);
      const devtools = await cell.visit.context.newCDPSession(cell.page);
      await cell.send();
      await expect.poll(() => cell.sent()).toBe(1);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await new Promise((thawed) => setTimeout(thawed, 1800));
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await devtools.detach();
    },
  },
  {
    name: 'no storage',
    what: 'the browser keeps nothing: each use of its storage throws; and the answer is lost',
    ends: always('found'),
    spoils: true,
    play: async (cell) => {
      await cell.page.evaluate(() => {
        const off = (): never => {
          throw new DOMException('switched off', 'SecurityError');
        };
        for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) Storage.prototype[name] = off;
      });
      await ofWrite({ kind: 'lost-answer' })(cell);
    },
  },
];

const DAY = 86_400;

/** What expires with the day is there for six hours. */
const LASTS = 7 * 3600;

/** Seconds until a minute after the next midnight of UTC at which everything has expired that expires with the day. */
async function pastMidnight({ person }: Cell): Promise<number> {
  const left = DAY - ((await person.now()) % DAY);
  return (left < LASTS ? left + DAY : left) + 60;
}

/** How a later day ends. @param expired what is sent with what has expired */
const onLaterDay =
  (expired: OutcomeName): Fault['ends'] =>
  ({ expires, dayEnds }) =>
    expires ? expired : (dayEnds ?? 'done, or asked first');

/** What the exchange says of what is no longer possible on a later day. */
const TOO_LATE = /This redemption can no longer be cancelled\.|This voucher has expired\./;

/** Milliseconds in which the page notices that the clock was set. */
const NOTICED = 6000;

/** The clock of the browser is set, and the last press made. */
async function clockSet(cell: Cell, seconds: number): Promise<void> {
  await cell.page.clock.setSystemTime(Date.now() + seconds * 1000);
  await cell.page.clock.runFor(NOTICED);
  await cell.visit.settle();
  await cell.send();
}

const CLOCK: readonly Omit<Fault, 'place'>[] = [
  {
    name: 'a day ahead',
    what: 'the clock of the browser is set a day ahead while the form is open',
    ends: always('done'),
    spoils: true,
    play: (cell) => clockSet(cell, DAY),
  },
  {
    name: 'a day behind',
    what: 'the clock of the browser is set a day behind while the form is open',
    ends: always('done'),
    spoils: true,
    play: (cell) => clockSet(cell, -DAY),
  },
  {
    name: 'midnight',
    what: 'midnight passes while the form is open, at the exchange and in the browser',
    ends: onLaterDay('choose again'),
    spoils: true,
    play: async (cell) => {
      cell.words = TOO_LATE;
      const seconds = await pastMidnight(cell);
      await cell.visit.control('/sandbox/clock', { advanceSeconds: seconds });
      await cell.page.clock.fastForward(seconds * 1000);
      await cell.visit.settle();
      await cell.startsHere();
      if (!cell.row.expires) await cell.send();
    },
  },
  {
    name: 'exchange ahead',
    what: 'the clock of the exchange jumps two days ahead while the form is open',
    ends: onLaterDay('refused'),
    spoils: true,
    play: async (cell) => {
      cell.words = TOO_LATE;
      await cell.visit.control('/sandbox/clock', { advanceSeconds: 2 * DAY });
      await cell.startsHere();
      await cell.send();
    },
  },
];

const at = (place: Place, faults: readonly Omit<Fault, 'place'>[]): readonly Fault[] => faults.map((fault) => ({ ...fault, place }));

/** Everything that goes wrong, in the order of the document. */
export const FAULTS: readonly Fault[] = [
  ...at('network', NETWORK),
  ...at('exchange', EXCHANGE),
  ...at('browser', BROWSER),
  ...at('clock', CLOCK),
];
