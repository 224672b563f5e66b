import { shuffled } from './numbers.ts';
import type { Page } from './pages.ts';
import { serve } from './serve.ts';
import { launch, Visit } from './visit.ts';

/** Every measured value of every contestant: contestant, then metric, in milliseconds. */
export type Samples = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/** What came out of all rounds. */
export interface Measured {
  readonly samples: Samples;
  /** Files that each contestant loaded. */
  readonly asked: ReadonlyMap<string, ReadonlySet<string>>;
}

interface RoundsOptions {
  /** Each contestant's page. Two contestants may share one: what parts them then is noise. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly measure: (visit: Visit) => Promise<Readonly<Record<string, number>>>;
  readonly rounds: number;
  /** Told after each round. */
  readonly onRound: (round: number) => void;
}

const ROUNDS_OF_A_BROWSER = 5;

/**
 * Visits every contestant once a round, in a new random order, each time in a fresh page. The first round fills the
 * browser's caches and is thrown away.
 */
export async function runRounds({ pages, measure, rounds, onRound }: RoundsOptions): Promise<Measured> {
  const samples = new Map([...pages.keys()].map((name) => [name, new Map<string, number[]>()]));
  const server = await serve(pages);
  let browser = await launch();
  try {
    for (let round = 0; round <= rounds; round++) {
      if (round > 1 && (round - 1) % ROUNDS_OF_A_BROWSER === 0) {
        await browser.close();
        browser = await launch();
      }
      for (const name of shuffled([...pages.keys()])) {
        const measured = await Visit.to(browser.context, `${server.url}/${encodeURIComponent(name)}/`, measure).catch((cause: unknown) => {
          throw new Error(`${name} could not be measured`, { cause });
        });
        if (round === 0) continue;
        for (const [metric, value] of Object.entries(measured))
          samples.get(name)?.set(metric, [...(samples.get(name)?.get(metric) ?? []), value]);
      }
      onRound(round);
    }
    return { samples, asked: server.asked };
  } finally {
    await browser.close();
    server.close();
  }
}
