import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazyPart.tsx';

interface Props {
  readonly words: string;
}
const Plain = ({ words }: Props): ReactElement => <p>{words}</p>;
const Full = ({ words }: Props): ReactElement => <button type="button">{words}</button>;

test('given its code is loading, the plain part is shown, and then the part itself', async () => {
  let arrive = (_part: typeof Full): void => undefined;
  const load = vi.fn(() => new Promise<typeof Full>((resolve) => (arrive = resolve)));
  const Part = lazyPart(load, Plain);
  expect(load).not.toHaveBeenCalled();
  const screen = await render(<Part words="Available" />);
  await expect.element(screen.getByText('Available')).toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  arrive(Full);
  await expect.element(screen.getByRole('button', { name: 'Available' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('given its code does not arrive, the plain part stays', async () => {
  const Part = lazyPart<Props>(() => Promise.reject(new Error('offline')), Plain);
  const screen = await render(<Part words="Available" />);
  await expect.element(screen.getByText('Available')).toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('given it was prewarmed, its code is loaded once', async () => {
  const load = vi.fn(async () => Full);
  const Part = lazyPart(load, Plain);
  Part.prewarm();
  const screen = await render(<Part words="Available" />);
  await expect.element(screen.getByRole('button', { name: 'Available' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});
