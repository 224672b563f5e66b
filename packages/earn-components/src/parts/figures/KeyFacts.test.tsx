import '@earnkit/ui/styles.css';
import { EarnTheme } from '@earnkit/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { KeyFacts, type KeyFact, type KeyFactsProps } from './KeyFacts.tsx';

const factsOf = (count: number, first: Partial<KeyFact> = {}): readonly KeyFact[] =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), label: 'Lowest', value: '3.98%', ...(index === 0 && first) }));

/** The number of facts in each line. */
async function linesAt(width: number, props: KeyFactsProps): Promise<number[]> {
  const screen = await render(
    <EarnTheme>
      <div style={{ width }}>
        <KeyFacts {...props} />
      </div>
    </EarnTheme>,
  );
  const lines = new Map<number, number>();
  for (const fact of screen.container.querySelectorAll('dt')) {
    const { top } = fact.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? 0) + 1);
  }
  return [...lines.values()];
}

test.each([
  [343, [2, 2]],
  [510, [2, 2]],
  [592, [4]],
  [736, [4]],
])('given four facts in %i px, then they stand in %j', async (width, lines) => {
  expect(await linesAt(width, { items: factsOf(4), columns: '4' })).toEqual(lines);
});

test('given a note longer than its figure, then it wraps below it, and no other fact is pushed to a next line', async () => {
  expect(await linesAt(600, { items: factsOf(5, { note: '2.85% base + up to 1.50% bonus' }) })).toEqual([5]);
});

test.each(['3.11% base + 5.00% bonus', '基础 3.11% + 奖励 5.00%'])(
  'given three facts in the width of a dialog and a note %s of the first alone, then it stands on one line',
  async (note) => {
    const screen = await render(
      <EarnTheme>
        <div style={{ width: 392 }}>
          <KeyFacts items={factsOf(3, { value: 'up to 8.11%', note })} />
        </div>
      </EarnTheme>,
    );
    const lines = document.createRange();
    lines.selectNodeContents(screen.getByText(note).element());
    expect(new Set([...lines.getClientRects()].map(({ top }) => top)).size).toBe(1);
    const tops = [...screen.container.querySelectorAll('dt')].map((label) => label.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  },
);

test('given a figure in bold, then its note is not', async () => {
  const screen = await render(
    <EarnTheme>
      <KeyFacts items={factsOf(1, { accent: true, note: '01/28/2026 00:30 (UTC)' })} />
    </EarnTheme>,
  );
  expect(getComputedStyle(screen.getByText('01/28/2026 00:30 (UTC)').element()).fontWeight).toBe('400');
});
