import { expect, it } from 'vitest';
import { caretAfter } from './decimalCaret.ts';
import { finishDecimalText, sanitizeDecimalText, withoutZeros, zerosThatStay } from './decimalText.ts';
import { modelEdit, modelRest, type ModelBounds } from './testing/decimalModel.ts';
import { randomBounds, randomEdit, rawOf, seeded, type Edit } from './testing/randomEdits.ts';

/** `npm run test:long` plays all of them. */
const SEQUENCES = process.env['EARNKIT_LONG'] === '1' ? 1_000_000 : 20_000;

/** How often each thing happened, so that a source of nothing but letters could not pass. */
const seen = { refused: 0, cut: 0, taken: 0 };
let uncovered = 0;

/** Applies edits to an empty field and to the model, and returns the first difference. */
function divergence(bounds: ModelBounds, edits: Iterable<Edit>): string | undefined {
  let text = '';
  for (const { from, to, ...change } of edits) {
    // While shrinking, an earlier edit may be missing, and with it the position.
    const edit = { ...change, from: Math.min(from, text.length), to: Math.min(to, text.length) };
    const { raw, caret } = rawOf(text, edit);
    const zeros = edit.insert === '' ? Infinity : zerosThatStay(text, edit.from, edit.insert);
    const outcome = sanitizeDecimalText({ ...bounds, raw, previous: text, zeros });
    const at = caretAfter(raw, caret, outcome);
    const model = modelEdit(text, edit, bounds);
    const reported = outcome.refused !== undefined ? 'refused' : outcome.cut === undefined ? 'taken' : 'cut';
    const expected = model.refused ? 'refused' : model.cut ? 'cut' : 'taken';
    seen[expected] += 1;
    if (model.text !== model.reported) uncovered += 1;
    if (outcome.text !== model.text || at !== model.caret || reported !== expected)
      return `${text} + ${JSON.stringify(edit)} -> ${outcome.text} at ${at} ${reported}; the model: ${model.text} at ${model.caret} ${expected}`;
    text = outcome.text;
    if (withoutZeros(text) !== model.reported) return `${text} is told as ${withoutZeros(text)}; the model: ${model.reported}`;
    const rest = finishDecimalText(text);
    if (rest !== modelRest(text)) return `${text} rests as ${rest}; the model: ${modelRest(text)}`;
  }
  return undefined;
}

/** Edits of one sequence; each knows the text before it, so it is made from the model. */
function* sequence(seed: number, bounds: ModelBounds): Generator<Edit> {
  const random = seeded(seed);
  let text = '';
  let at = 0;
  for (let left = 1 + random(5); left > 0; left -= 1) {
    const edit = randomEdit(random, text, at);
    yield edit;
    ({ text, caret: at } = modelEdit(text, edit, bounds));
  }
}

/** The smallest set of the edits for which the two still differ. */
function shrunk(bounds: ModelBounds, edits: Edit[]): Edit[] {
  for (let index = 0; index < edits.length; index += 1) {
    const fewer = edits.toSpliced(index, 1);
    if (divergence(bounds, fewer) !== undefined) return shrunk(bounds, fewer);
  }
  return edits;
}

it(`matches a plain model over ${SEQUENCES.toLocaleString('en')} random sequences of edits (UI-01 to UI-10, AMB-047 to AMB-052, AMB-144)`, () => {
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const bounds = randomBounds(seeded(-seed));
    if (divergence(bounds, sequence(seed, bounds)) === undefined) continue;
    const edits = shrunk(bounds, [...sequence(seed, bounds)]);
    expect.fail(`Sequence ${seed}, ${JSON.stringify(bounds)}: ${divergence(bounds, edits)}`);
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(SEQUENCES / 10);
  expect(uncovered).toBeGreaterThan(SEQUENCES / 1000);
});
