import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import type { Session } from '../../submission/session.ts';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useMinLendApr } from './useMinLendApr.ts';

beforeEach(() => sessionStorage.clear());

function Form(): ReactElement {
  const { text, setText, submit } = useMinLendApr('USDT');
  return (
    <>
      <input aria-label="Minimum" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={submit}>
        Save
      </button>
    </>
  );
}

test('given a typed minimum APR, when the person signs in on another page, keeps it for the form (SH-05)', async () => {
  const { client } = namedExchange({ 'flexible.product': () => listOf() });
  const onLoginNeeded = vi.fn<() => void>();
  const area = (form: ReactElement | undefined, session: Session): ReactElement => (
    <EarnProvider client={client} session={session} onLoginNeeded={onLoginNeeded}>
      {form}
    </EarnProvider>
  );
  const screen = await render(area(<Form />, { state: 'anonymous' }));
  await screen.getByLabelText('Minimum').fill('3.25');
  await screen.getByText('Save').click();
  await screen.rerender(area(undefined, { state: 'anonymous' }));
  await screen.rerender(area(<Form />, { state: 'signed-in', id: 'ada' }));
  await expect.element(screen.getByLabelText('Minimum')).toHaveValue('3.25');
});
