import type { Message } from '../message.ts';

/** Labels by their keys. */
export type Catalogue = Readonly<Record<string, Message>>;
