import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FundingPasswordQuestion } from './prompts.ts';
import { useFundingPasswordForm } from './useFundingPasswordForm.ts';

const question = (changes: Partial<FundingPasswordQuestion> = {}): FundingPasswordQuestion => ({
  id: 1,
  call: 'flexible.subscribe',
  state: 'asked',
  attempt: 1,
  message: undefined,
  answer: () => undefined,
  cancel: () => undefined,
  ...changes,
});

function Form({ asked }: { readonly asked: FundingPasswordQuestion }): ReactElement {
  const { field, missing, submit } = useFundingPasswordForm(asked);
  return (
    <form onSubmit={submit}>
      <input aria-label="Password" aria-invalid={missing} {...field} />
      <button type="submit">Confirm</button>
    </form>
  );
}

test('answers with exactly what was typed when the form is submitted (SH-31)', async () => {
  const answer = vi.fn<FundingPasswordQuestion['answer']>();
  const screen = await render(<Form asked={question({ answer })} />);
  await screen.getByLabelText('Password').fill(' a&b ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answer.mock.calls).toEqual([[' a&b ']]);
});

test('reports the empty field and focuses it when nothing is typed, until a password is submitted', async () => {
  const answer = vi.fn<FundingPasswordQuestion['answer']>();
  const screen = await render(<Form asked={question({ answer })} />);
  const input = screen.getByLabelText('Password');
  await screen.getByText('Confirm').click();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveFocus();
  expect(answer).not.toHaveBeenCalled();

  await input.fill('secret');
  await screen.getByText('Confirm').click();
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
  expect(answer).toHaveBeenCalledExactlyOnceWith('secret');
});

test('clears and focuses the field when the password was wrong (SH-34, AMB-004)', async () => {
  const screen = await render(<Form asked={question()} />);
  const input = screen.getByLabelText('Password');
  await input.fill('wrong');
  await screen.rerender(<Form asked={question({ state: 'checking' })} />);
  await expect.element(input).toHaveValue('wrong');
  await screen.getByText('Confirm').click();
  await screen.rerender(<Form asked={question({ attempt: 2 })} />);
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
});

test('sends nothing while the last answer is checked', async () => {
  const answer = vi.fn<FundingPasswordQuestion['answer']>();
  const screen = await render(<Form asked={question({ answer })} />);
  await screen.getByLabelText('Password').fill('secret');
  await screen.rerender(<Form asked={question({ answer, state: 'checking' })} />);
  await screen.getByText('Confirm').click();
  await screen.rerender(<Form asked={question({ answer })} />);
  await screen.getByText('Confirm').click();
  await expect.poll(() => answer.mock.calls).toEqual([['secret']]);
});
