import { createEarnClient } from '@earnkit/core/client';
import type { Submission } from '@earnkit/hooks';
import { ORDER_MESSAGES } from '@earnkit/hooks/flow';
import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnArea } from '../../area/EarnArea.tsx';
import { SubmitFooter } from './SubmitFooter.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

interface OrderFormProps {
  readonly onSend: () => void;
  readonly onCancel?: () => void;
}

/** A form whose last submission has an unknown outcome. */
function OrderForm({ onSend, onCancel }: OrderFormProps): ReactElement {
  const [status, setStatus] = useState<Submission<unknown, unknown>['status']>({ state: 'unresolved', request: {} });
  return (
    <form
      id="order"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <SubmitFooter
        form="order"
        submission={{
          status,
          messages: { ...ORDER_MESSAGES, tone: 'warning' },
          checkAgain: () => {},
          release: () => setStatus({ state: 'idle' }),
        }}
        ready
        label="Subscribe"
        text={{ checking: 'Checking your order', unresolved: 'Check your history.' }}
        onCancel={onCancel}
      />
    </form>
  );
}

test.each([
  ['a Cancel button', () => {}],
  ['no Cancel button', undefined],
])(
  'given an unknown outcome and %s, when the person says it was not placed, then nothing is sent until they press again',
  async (_, onCancel) => {
    const onSend = vi.fn();
    const screen = await render(
      <EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }}>
        <OrderForm onSend={onSend} {...(onCancel && { onCancel })} />
      </EarnArea>,
    );
    await screen.getByRole('button', { name: 'I checked: it was not placed' }).click();
    const subscribe = screen.getByRole('button', { name: 'Subscribe' });
    await expect.element(subscribe).toBeEnabled();
    expect(onSend).not.toHaveBeenCalled();
    await subscribe.click();
    expect(onSend).toHaveBeenCalledOnce();
  },
);
