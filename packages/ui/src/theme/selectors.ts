/** The element of every theme. */
export const root = '.radix-themes';

export { lightOrDark } from '../accent/lightOrDark.ts';
