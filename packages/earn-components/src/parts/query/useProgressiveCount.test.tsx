import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useProgressiveCount } from './useProgressiveCount.ts';

const seen: number[] = [];
function List({ count }: { count: number }) {
  const drawn = useProgressiveCount(count);
  seen.push(drawn);
  return (
    <ol>
      {Array.from({ length: drawn }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </ol>
  );
}

test('given a list that loads later, when it arrives, then its items render one by one, and another list starts again', async () => {
  seen.length = 0;
  const screen = await render(<List count={0} />);
  await screen.rerender(<List count={3} />);
  await expect.poll(() => screen.container.querySelectorAll('li')).toHaveLength(3);
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3]);
  await screen.rerender(<List count={0} />);
  expect(screen.container.querySelectorAll('li')).toHaveLength(0);
  await screen.rerender(<List count={2} />);
  await expect.poll(() => screen.container.querySelectorAll('li')).toHaveLength(2);
});

test('given a list that is present at once, when it renders, then all items are in the first render', async () => {
  seen.length = 0;
  await render(<List count={3} />);
  expect(seen).toEqual([3]);
});
