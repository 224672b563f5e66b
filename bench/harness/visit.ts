import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { launchOptions } from '../../tooling/browser.ts';
import type { Sign } from '../page/boot.tsx';

/** Between a pointer's arrival and its press, in milliseconds: nobody is quicker. A contestant may load on hover. */
const HOVER_MS = 150;

/** Cost for the page's main thread in milliseconds of CPU time. */
export interface Cost<Value> {
  /** Script, style, layout, painting, and about 1 ms of the driver. */
  readonly cpu: number;
  readonly value: Value;
}

/** A browser with an empty cache that can reach only our pages. */
export async function launch(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'earnkit-bench-'));
  const { args, ...options } = launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    viewport: { width: 1280, height: 900 },
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** One contestant in a fresh page. */
export class Visit {
  readonly page: Page;
  readonly #cdp: CDPSession;
  /** Rejects when something breaks in the page. */
  readonly #broken: Promise<never>;

  private constructor(page: Page, cdp: CDPSession, broken: Promise<never>) {
    this.page = page;
    this.#cdp = cdp;
    this.#broken = broken;
  }

  /** Opens the page and measures what `measure` does there. */
  static async to<Value>(context: BrowserContext, url: string, measure: (visit: Visit) => Promise<Value>): Promise<Value> {
    const page = await context.newPage();
    try {
      const broken = new Promise<never>((_, reject) => page.on('pageerror', reject));
      // Read below; a page that breaks while nobody waits must not end the process.
      broken.catch(() => undefined);
      await page.goto(url);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      const visit = new Visit(page, cdp, broken);
      return await Promise.race([measure(visit), broken]);
    } finally {
      await page.close();
    }
  }

  /** Mounts the contestant. */
  async mount(count = 1): Promise<void> {
    await this.page.evaluate((many) => window.bench.mount(many), count);
  }

  /** Measures `act` and its effects during the next `settle` milliseconds. */
  async cost<Value>(act: () => Promise<Value>, settle = 60): Promise<Cost<Value>> {
    const before = await this.#taskSeconds();
    const value = await act();
    await this.page.waitForTimeout(settle);
    const after = await this.#taskSeconds();
    return { cpu: (after - before) * 1000, value };
  }

  /** Calls one of the page's controls; the value is how long the call itself took, in milliseconds. */
  call(control: string, value: number, find: string): Promise<Cost<number>> {
    return this.cost(() => this.page.evaluate((args) => window.bench.call(...args), [control, value, { find }] as const));
  }

  /** Presses one of the page's places; the value is the time from the press to the painted sign. */
  async press(place: string, sign: (places: Readonly<Record<string, string>>) => Sign | Promise<Sign>): Promise<Cost<number>> {
    const places = await this.places();
    const box = await this.page
      .locator(places[place] ?? place)
      .first()
      .boundingBox();
    if (!box) throw new Error(`There is no ${place} to press.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const expected = await sign(places);
    await this.page.mouse.move(x, y);
    await this.page.waitForTimeout(HOVER_MS);
    return this.cost(async () => {
      await this.page.evaluate((each) => window.bench.watch(each), expected);
      await this.page.mouse.click(x, y);
      return this.page.evaluate(() => window.bench.watched);
    }, 300);
  }

  /** Where the contestant's parts are, as selectors. */
  places(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() => window.bench.places);
  }

  async #taskSeconds(): Promise<number> {
    await Promise.race([this.page.evaluate(() => window.bench.painted()), this.#broken]);
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  }
}
