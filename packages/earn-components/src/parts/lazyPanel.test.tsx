import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPanel } from './lazyPanel.tsx';

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
  const Panel = lazyPanel<{ name: string }>(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch');
    return Greeting;
  }, Wait);
  const screen = await render(<Panel name="Ada" />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(loads).toBe(2);
});

test('given code that was loaded ahead, when the panel is shown, then it is there at once and is not loaded again', async () => {
  let loads = 0;
  const Panel = lazyPanel<{ name: string }>(async () => {
    loads += 1;
    return Greeting;
  }, Wait);
  Panel.prewarm();
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
