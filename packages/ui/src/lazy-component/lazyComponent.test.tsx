import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DialogPrewarm } from '../dialog/DialogPrewarm.tsx';
import { lazyComponent } from './lazyComponent.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const Wait = ({ retry }: { retry: (() => void) | undefined }) =>
  retry ? (
    <button type="button" onClick={retry}>
      Try again
    </button>
  ) : (
    <p>Loading</p>
  );

test('given code that does not arrive, when the person tries again, then the panel is shown with its props', async () => {
  let loads = 0;
  const Panel = lazyComponent<{ name: string }>(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch');
    return Greeting;
  }, Wait);
  const screen = await render(<Panel name="Ada" />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(loads).toBe(2);
});

test('given code that did not arrive without a connection, when the connection is back, then it is loaded by itself', async () => {
  let loads = 0;
  const Panel = lazyComponent<{ name: string }>(async () => {
    loads += 1;
    if (loads < 3) throw new TypeError('Failed to fetch');
    return Greeting;
  }, Wait);
  const screen = await render(<Panel name="Ada" />);
  for (const tries of [1, 2]) {
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(loads).toBe(tries);
    globalThis.dispatchEvent(new Event('online'));
  }
  await expect.element(screen.getByText('Hello Ada')).toBeInTheDocument();
  globalThis.dispatchEvent(new Event('online'));
  await screen.unmount();
  globalThis.dispatchEvent(new Event('online'));
  expect(loads).toBe(3);
});

test('given code that was loaded ahead, when the panel is shown, then it is there at once and is not loaded again', async () => {
  let loads = 0;
  const Panel = lazyComponent<{ name: string }>(async () => {
    loads += 1;
    return Greeting;
  }, Wait);
  Panel.preload();
  await Promise.resolve();
  function Page() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(!shown)}>
          Show
        </button>
        {shown && <Panel name="Ada" />}
      </>
    );
  }
  const screen = await render(<Page />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Hello Ada')).toBeInTheDocument();
  await expect.element(screen.getByText('Loading')).not.toBeInTheDocument();
  expect(loads).toBe(1);
});

test('given a panel in a dialog that is drawn ahead, then its code is loaded and it is drawn again, and once where it does not arrive', async () => {
  for (const arrives of [true, false]) {
    const load = vi.fn(async () => {
      if (!arrives) throw new TypeError('Failed to fetch');
      return Greeting;
    });
    const drawn = vi.fn();
    const Panel = lazyComponent<{ name: string }>(load, () => {
      drawn();
      return null;
    });
    const screen = await render(
      <DialogPrewarm hidden>
        <Panel name="Ada" />
      </DialogPrewarm>,
    );
    await expect.poll(() => load.mock.settledResults.length).toBe(1);
    await expect.poll(() => screen.container.textContent).toBe(arrives ? 'Hello Ada' : '');
    // Another attempt would come with the next render.
    await new Promise((wake) => setTimeout(wake, 100));
    expect([load.mock.calls.length, drawn.mock.calls.length]).toEqual([1, 1]);
  }
});

test('given a panel that was drawn ahead while its code was on its way, when the dialog opens, then the panel is shown', async () => {
  let arrive = (_code: typeof Greeting): void => undefined;
  const code = new Promise<typeof Greeting>((resolve) => {
    arrive = resolve;
  });
  const Panel = lazyComponent<{ name: string }>(() => code, Wait);
  const page = (hidden: boolean) => (
    <DialogPrewarm hidden={hidden}>
      <Panel name="Ada" />
    </DialogPrewarm>
  );
  const screen = await render(page(true));
  await screen.rerender(page(false));
  arrive(Greeting);
  await expect.element(screen.getByText('Hello Ada')).toBeVisible();
});

interface PlainProps {
  readonly words: string;
}
const Plain = ({ words }: PlainProps): ReactElement => <p>{words}</p>;
const Full = ({ words }: PlainProps): ReactElement => <button type="button">{words}</button>;

test('given its code is loading, the plain part is shown, and then the part itself', async () => {
  let arrive = (_part: typeof Full): void => undefined;
  const load = vi.fn(() => new Promise<typeof Full>((resolve) => (arrive = resolve)));
  const Part = lazyComponent(load, Plain);
  expect(load).not.toHaveBeenCalled();
  const screen = await render(<Part words="Available" />);
  await expect.element(screen.getByText('Available')).toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  arrive(Full);
  await expect.element(screen.getByRole('button', { name: 'Available' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('given its code does not arrive, the plain part stays', async () => {
  const Part = lazyComponent<PlainProps>(() => Promise.reject(new Error('offline')), Plain);
  const screen = await render(<Part words="Available" />);
  await expect.element(screen.getByText('Available')).toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('given it was preloaded, its code is loaded once', async () => {
  const load = vi.fn(async () => Full);
  const Part = lazyComponent(load, Plain);
  Part.preload();
  const screen = await render(<Part words="Available" />);
  await expect.element(screen.getByRole('button', { name: 'Available' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});
