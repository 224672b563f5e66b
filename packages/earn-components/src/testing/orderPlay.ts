import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from './words.ts';

/** What stories of an order dialog do and look at. */

/** The field of the amount. */
export const field = (): Promise<HTMLInputElement> => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });

/** A button by its name. */
export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

/** Waits until an element is seen: a dialog may still be opening. */
export const shown = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

/** Waits for a text, and until it is seen. */
export const read = async (text: string | RegExp): Promise<void> => shown(await screen.findByText(text));

/** Presses a button. */
export const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name));

/** The receipt of an order. */
export const receipt = (name: string): Promise<HTMLElement> => screen.findByRole('alertdialog', { name }, { timeout: 8_000 });

/** Waits for the balance of the staking desk, types an amount, agrees and sends it. */
export async function stake(text: string, action = t('earn.staking.stake.action')): Promise<void> {
  await screen.findAllByText('3.5107');
  await userEvent.type(await field(), text);
  await userEvent.click(await screen.findByRole('checkbox'));
  await waitFor(async () => expect(await button(action)).toBeEnabled());
  await press(action);
}
