import '@earnkit/ui/styles.css';
import { EarnTheme } from '@earnkit/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Points } from './Points.tsx';

const points = ['You lend', 'Interest every hour', 'Redeem at any time', 'What can go wrong'].map((title) => ({
  title,
  text: 'Your coins go into a pool that margin traders borrow from.',
}));

test.each([
  [343, [1, 1, 1, 1]],
  [736, [2, 2]],
  [900, [2, 2]],
  [1136, [4]],
])('given four points in %i px, then they stand in %j', async (width, expected) => {
  const screen = await render(
    <EarnTheme>
      <div style={{ width }}>
        <Points title="How it works" points={points} />
      </div>
    </EarnTheme>,
  );
  const lines = new Map<number, number>();
  for (const point of screen.container.querySelectorAll('dt')) {
    const { top } = point.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? 0) + 1);
  }
  expect([...lines.values()]).toEqual(expected);
});
