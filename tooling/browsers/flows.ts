import { rmSync } from 'node:fs';
import { beginOnce, startConsole } from '../../e2e/support/startConsole.ts';
import { click, type Driver, evaluate, type Point, type } from './driver.ts';

/** Time in milliseconds in which a page shows what a person waits for. */
const PATIENCE = 30_000;

/** Keys that write nothing, as WebDriver names them. */
const ENTER = '\uE007';

/** Kinds of controls, and what they are in the page. */
const CONTROLS = {
  button: 'button',
  checkbox: '[role=checkbox], input[type=checkbox]',
  field: 'input:not([type=checkbox])',
} as const;

/** What a person can do in the window. */
interface Person {
  /** Clicks a control where a person would, once it is there and nothing lies above it. */
  readonly press: (control: keyof typeof CONTROLS, name: RegExp) => Promise<void>;
  readonly keys: (text: string) => Promise<void>;
}

/** A way through the console, from a page to a receipt. */
interface Flow {
  readonly name: string;
  readonly from: string;
  readonly go: (person: Person) => Promise<void>;
  readonly receipt: string;
}

const FLOWS: readonly Flow[] = [
  {
    name: 'subscribe flexible USDT',
    from: '/simple-earn',
    go: async ({ press, keys }) => {
      await press('button', /: subscribe USDT, Flexible$/);
      await press('field', /^Amount/);
      await keys('250.75');
      await press('button', /^Subscribe$/);
    },
    receipt: 'Subscribed',
  },
  {
    name: 'redeem it, with Enter',
    from: '/simple-earn/my-lendings?tab=flexible',
    go: async ({ press, keys }) => {
      await press('button', /^Redeem USDT$/);
      await press('field', /^Amount/);
      await keys(`250.75${ENTER}`);
    },
    receipt: 'Redeemed',
  },
  {
    name: 'stake ETH',
    from: '/staking',
    go: async ({ press, keys }) => {
      await press('button', /^Stake ETH$/);
      await press('field', /^Amount/);
      await keys('0.5');
      await press('checkbox', /^I have read/);
      await press('button', /^Stake$/);
      await press('button', /^Confirm$/);
    },
    receipt: 'Staked',
  },
];

/** How many flows there are. */
export const FLOW_COUNT = FLOWS.length;

/** Goes through each flow of a console of its own, from the login on. @returns what is wrong, a line each */
export async function goThroughFlows(driver: Driver): Promise<readonly string[]> {
  const begun = await beginOnce();
  const console = await startConsole({ DATABASE_URL: '' }, begun);
  const faults: string[] = [];
  try {
    await driver.resize(1280, 900);
    await driver.open(`${console.origin}/login`);
    await evaluate(driver, listen);
    await personOf(driver).press('button', /^Continue Saver$/);
    await until(driver, 'the login does not end', () => !location.pathname.endsWith('/login'));
    for (const flow of FLOWS) faults.push(...(await goThrough(driver, console.origin, flow)).map((text) => `${flow.name}: ${text}`));
  } catch (error) {
    faults.push(String(error));
  } finally {
    await console.close();
    rmSync(begun, { recursive: true, force: true });
  }
  return faults;
}

async function goThrough(driver: Driver, origin: string, { from, go, receipt }: Flow): Promise<readonly string[]> {
  try {
    await driver.open(origin + from);
    await evaluate(driver, listen);
    const before = await evaluate(driver, readLedger);
    await go(personOf(driver));
    await until(driver, `there is no receipt "${receipt}"`, isShown, receipt);
    const after = await evaluate(driver, readLedger);
    const faults = [...(await evaluate(driver, complaints))];
    if (after.damage !== null) faults.push(after.damage);
    if (after.transfers !== before.transfers + 1)
      faults.push(`the ledger has ${after.transfers - before.transfers} bookings more, not one`);
    return faults;
  } catch (error) {
    return [String(error)];
  }
}

function personOf(driver: Driver): Person {
  return {
    press: async (control, name) => {
      let last: Point | undefined;
      for (const end = performance.now() + PATIENCE; performance.now() < end;) {
        const place = await evaluate(driver, placeOf, CONTROLS[control], name.source);
        // What is still moving is not clicked.
        if (place && last && place.x === last.x && place.y === last.y) return await click(driver, place);
        last = place ?? undefined;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no ${control} ${name.source} can be clicked`);
    },
    keys: (text) => type(driver, text),
  };
}

async function until<Given extends readonly unknown[]>(
  driver: Driver,
  complaint: string,
  ask: (...given: Given) => boolean,
  ...given: Given
): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    if (await evaluate(driver, ask, ...given)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(complaint);
}

/** In the page: the middle of a control that can be used and that nothing lies above. What still loads in a dialog moves what is below it. */
function placeOf(selector: string, name: string): Point | null {
  if (document.querySelector('[role=dialog] [aria-busy="true"]')) return null;
  const heard = (element: Element): string => {
    const label = ((element as HTMLInputElement).labels?.[0] ?? element).cloneNode(true) as Element;
    for (const hidden of label.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (element.getAttribute('aria-label') ?? label.textContent ?? '').trim();
  };
  for (const element of document.querySelectorAll<HTMLInputElement | HTMLButtonElement>(selector)) {
    if (element.disabled || element.getAttribute('aria-disabled') === 'true' || !new RegExp(name).test(heard(element))) continue;
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (width > 0 && hit && element.contains(hit)) return { x, y };
  }
  return null;
}

/** In the page: whether a dialog of this name is shown. */
function isShown(name: string): boolean {
  return Array.from(document.querySelectorAll('[role=alertdialog]')).some((dialog) => {
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    return (dialog.getAttribute('aria-label') ?? title?.textContent ?? '').trim() === name;
  });
}

/** In the page: the ledger, added up. */
async function readLedger(): Promise<{ readonly damage: string | null; readonly transfers: number }> {
  const answer = await fetch('/sandbox/ledger');
  const { data } = (await answer.json()) as { readonly data: { readonly damage: string | null; readonly transfers: number } };
  return data;
}

/** What a page of the check keeps. */
interface Kept {
  readonly earnkitComplaints: string[];
}

/** In the page: keeps what it complains of from here on. */
function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { earnkitComplaints: said } satisfies Kept);
  addEventListener('error', ({ message }) => said.push(message));
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    said.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  console.error = (...words: readonly unknown[]) => void said.push(words.map(String).join(' '));
}

/** In the page: what it complained of. */
function complaints(): readonly string[] {
  return (globalThis as unknown as Kept).earnkitComplaints;
}
