import { type AnyCall, DECLARED } from './calls.ts';
import { checkAcross } from './across.ts';
import { type Answers, type Fields, FIRST, INPUTS, isNamedByHost, keepAnswers } from './inputs.ts';
import type { Kit } from './kit.ts';
import { shown } from './findings.ts';

/** What reads were answered, and the fields with which each succeeded. */
export interface ReadAnswers extends Answers {
  readonly sent: ReadonlyMap<string, Fields>;
}

/** Makes each documented read with values that earlier answers gave. */
export async function makeReads(kit: Kit): Promise<ReadAnswers> {
  const answers = keepAnswers();
  const sent = new Map<string, Fields>();
  const reads = DECLARED.filter(({ effect, name }) => effect === 'read' && kit.has(name)) as unknown as readonly AnyCall[];
  const rank = ({ name }: AnyCall): number =>
    FIRST.includes(name)
      ? FIRST.indexOf(name)
      : name === 'staking.product' || name === 'launchpool.project'
        ? FIRST.length
        : FIRST.length + 1;
  for (const call of reads.toSorted((a, b) => rank(a) - rank(b))) {
    const inputs = INPUTS[call.name]?.({ rows: answers.rows, known: kit.known, now: kit.now() }) ?? [{}];
    if (inputs.length === 0)
      kit.skip(`${call.name}: ${isNamedByHost(call.name) ? 'name what it reads with --known.' : 'no answer names what it reads.'}`);
    kit.step(call.name);
    for (const fields of inputs) {
      const said = await kit.send(call, fields);
      if (said.kind === 'refused' && !isAllowed(call.name))
        kit.findings.add('refused', { call: call.name, came: `code ${said.code}, HTTP status ${said.status}, for ${shown(fields)}` });
      if (said.kind === 'signed-out') kit.findings.add('signed-out', { call: call.name, came: `HTTP status ${said.status}` });
      if (said.kind !== 'done') continue;
      answers.keep(call.name, said.raw);
      if (!sent.has(call.name)) sent.set(call.name, fields);
      checkFilter(kit, call.name, fields, said.raw);
    }
  }
  await checkAcross(kit, answers);
  return { ...answers, sent };
}

/** Questions whose answer is a refusal, and calls that an exchange may do without. */
const isAllowed = (call: string): boolean => call === 'launchpool.checkPoolRule' || call === 'statement.dailyPrices';

/** Which field of a row has to be what a field of the request says. */
const FILTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'history.flexible': { type: 'type', asset: 'asset' },
  'flexible.product': { coin: 'asset' },
  'fixed.products': { type: 'type' },
};

/** A value as text, so that `1` is `"1"`. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function checkFilter({ findings }: Kit, call: string, fields: Fields, data: unknown): void {
  const filters = FILTERS[call];
  if (filters === undefined) return;
  const own = keepAnswers();
  own.keep(call, data);
  for (const [asked, named] of Object.entries(filters)) {
    const odd = own
      .rows(call)
      .find(
        (row) =>
          fields[asked] !== undefined && row[named] !== undefined && row[named] !== null && textOf(row[named]) !== textOf(fields[asked]),
      );
    if (odd !== undefined)
      findings.add('filter', { call, field: named, came: shown(odd[named]), contract: `Only rows with ${shown(fields[asked])}.` });
  }
}
