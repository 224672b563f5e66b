import { Controller, useForm } from 'react-hook-form';
import { beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import '../styles.css';
import { type Coin, CoinField, coins, field, isOpen, themed } from '../testing/CoinField.tsx';
import { Select } from './Select.tsx';

const marked = () => document.querySelector('[data-marked]')?.textContent ?? undefined;

// The first select loads the code of the list, so that later ones open at once.
beforeAll(async () => {
  await render(themed(<CoinField />));
  await userEvent.click(field());
  await vi.waitFor(() => expect(isOpen()).toBe(true), 10_000);
});

it('follows the keys of a select-only combobox', async () => {
  const onValueChange = vi.fn();
  await render(themed(<CoinField onValueChange={onValueChange} />));
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveFocus();
  for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}']) {
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  }
  expect(onValueChange).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  expect(marked()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('USDT');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('ETH');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('ETH');
  await userEvent.keyboard('{Home}{End}{ArrowUp}');
  expect(marked()).toBe('BTC');
  expect(document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('BTC');
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('BTC');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveTextContent('BTC');
});

it('finds by letters, open or closed, and skips disabled options', async () => {
  await render(themed(<CoinField />));
  await userEvent.keyboard('{Tab}et');
  expect(marked()).toBe('ETH');
  await userEvent.keyboard('{Escape}b');
  expect(marked()).toBe('BTC');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveTextContent('BTC');
});

it('chooses on Tab the option marked by keys, but not one marked by the pointer', async () => {
  const onValueChange = vi.fn();
  await render(
    themed(
      <>
        <CoinField onValueChange={onValueChange} />
        <Button>After</Button>
      </>,
    ),
  );
  await userEvent.click(field());
  await userEvent.hover(page.getByRole('option', { name: 'ETH' }));
  await vi.waitFor(() => expect(marked()).toBe('ETH'));
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{End}{Tab}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ETH');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('opens and closes by button and label, closes on a press elsewhere, and never chooses a disabled option', async () => {
  const onValueChange = vi.fn();
  await render(themed(<CoinField first="USDT" onValueChange={onValueChange} />));
  for (const opener of [field(), page.getByText('Coin')]) {
    await userEvent.click(opener);
    expect(isOpen()).toBe(true);
    await userEvent.click(opener);
    expect(isOpen()).toBe(false);
  }
  await userEvent.click(field());
  await userEvent.click(page.getByRole('option', { name: 'BCH' }), { force: true });
  expect(isOpen()).toBe(true);
  await userEvent.click(page.getByRole('option', { name: 'USDT' }));
  expect(isOpen()).toBe(false);
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(field());
  await userEvent.click(document.documentElement, { position: { x: 900, y: 600 } });
  expect(isOpen()).toBe(false);
});

it('closes its list before the dialog around it, keeps focus inside, and chooses by pointer', async () => {
  const onOpenChange = vi.fn();
  await render(
    themed(
      <Dialog open onOpenChange={onOpenChange} title="Subscribe">
        <CoinField />
      </Dialog>,
    ),
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(isOpen()).toBe(false);
  expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  await userEvent.click(field());
  await userEvent.click(page.getByRole('option', { name: 'ETH' }));
  await expect.element(field()).toHaveTextContent('ETH');
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('writes no style element, which a strict content security policy refuses', async () => {
  await render(themed(<CoinField />));
  const styles = document.querySelectorAll('style').length;
  await userEvent.click(field());
  expect(isOpen()).toBe(true);
  expect(document.querySelectorAll('style')).toHaveLength(styles);
});

it('works in a form and in React Hook Form: sends its value, shows an error and takes focus', async () => {
  const onSend = vi.fn();
  function Form() {
    const { control, handleSubmit, formState } = useForm<{ coin: Coin | '' }>({ defaultValues: { coin: '' } });
    return (
      <form onSubmit={handleSubmit(({ coin }) => onSend(coin))}>
        <Controller
          control={control}
          name="coin"
          rules={{ required: 'Choose a coin.' }}
          render={({ field: { onChange, ...rest }, fieldState }) => (
            <Select {...rest} label="Coin" onValueChange={onChange} options={coins} error={fieldState.error?.message} />
          )}
        />
        <Button type="submit">Send</Button>
        <output>{formState.touchedFields.coin ? 'touched' : ''}</output>
      </form>
    );
  }
  await render(themed(<Form />));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Choose a coin.');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(new FormData(document.querySelector('form') ?? undefined).get('coin')).toBe('ETH');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith('ETH'));
});

it('does not open while disabled, and closes when it becomes disabled', async () => {
  const screen = await render(themed(<CoinField />));
  await userEvent.click(field());
  await screen.rerender(themed(<CoinField disabled />));
  expect(isOpen()).toBe(false);
  await expect.element(field()).toBeDisabled();
});

it('keeps the focus while its value is saved, and neither opens nor chooses', async () => {
  const onValueChange = vi.fn();
  const screen = await render(themed(<CoinField first="USDT" onValueChange={onValueChange} />));
  await userEvent.click(field());
  await screen.rerender(themed(<CoinField first="USDT" onValueChange={onValueChange} pending />));
  expect(isOpen()).toBe(false);
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(field()).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}{ArrowDown}{End}{Enter}b{Enter}');
  await userEvent.click(field(), { force: true });
  expect(isOpen()).toBe(false);
  expect(onValueChange).not.toHaveBeenCalled();
  await screen.rerender(themed(<CoinField first="USDT" onValueChange={onValueChange} />));
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ETH');
});
