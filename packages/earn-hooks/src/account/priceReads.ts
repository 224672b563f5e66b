import type { EarnClient } from '@earnkit/core/client';
import * as account from '@earnkit/core/account/contract';
import type { Ticker } from '@earnkit/core/account/contract';
import type { Rows } from '@earnkit/core/endpoint';

type Answer = Rows<Ticker>;

/** The most pairs that the exchange prices in one call. */
const PAIRS_OF_A_CALL = 100;

const NONE: Answer = { rows: [], unreadable: [], total: 0 };

/** Pairs that are asked for at once. */
interface Batch {
  readonly pairs: string[];
  /** Its calls, of 100 pairs each. */
  readonly calls: Promise<readonly Promise<Answer>[]>;
}

/** What one client is reading. */
interface Reads {
  /** The answer for each pair that is being read. */
  readonly answers: Map<string, Promise<Answer>>;
  /** The batch that has not been sent. */
  next: Batch | undefined;
}

const readsOf = new WeakMap<EarnClient, Reads>();

/**
 * Reads prices (API-06). What is asked for at once comes in one call, or in several where there are many pairs, and a pair that is being read
 * is not asked for again: parts of a page show the same price. A call that failed leaves its own pairs out; if all failed, so does the read.
 */
export async function readPrices(client: EarnClient, pairs: readonly string[]): Promise<Answer> {
  const reads: Reads = readsOf.get(client) ?? { answers: new Map(), next: undefined };
  readsOf.set(client, reads);
  const settled = await Promise.allSettled(pairs.map((pair) => reads.answers.get(pair) ?? ask(client, reads, pair)));
  const read = [...new Set(settled.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])))];
  const failed = settled.find((answer) => answer.status === 'rejected');
  if (read.length === 0 && failed) throw failed.reason;
  const rows = read.flatMap((answer) => answer.rows.filter(({ pair }) => pairs.includes(pair)));
  return { rows, unreadable: read.flatMap(({ unreadable }) => unreadable), total: rows.length };
}

function ask(client: EarnClient, reads: Reads, pair: string): Promise<Answer> {
  reads.next ??= begin(client, reads);
  const page = Math.floor((reads.next.pairs.push(pair) - 1) / PAIRS_OF_A_CALL);
  const answer = reads.next.calls.then(async (calls) => (await calls[page]) ?? NONE);
  reads.answers.set(pair, answer);
  const forget = (): void => void reads.answers.delete(pair);
  answer.then(forget, forget);
  return answer;
}

/** A batch that is sent when everything that is asked for at once has been added. */
function begin(client: EarnClient, reads: Reads): Batch {
  const pairs: string[] = [];
  const calls = Promise.resolve().then(() => {
    reads.next = undefined;
    return Array.from({ length: Math.ceil(pairs.length / PAIRS_OF_A_CALL) }, (_, page) =>
      client.call(account.tickers, { pairs: pairs.slice(page * PAIRS_OF_A_CALL, (page + 1) * PAIRS_OF_A_CALL).toSorted() }),
    );
  });
  return { pairs, calls };
}
