import type { Locator, Page } from 'playwright';
import type { Choice, Flow } from '../../promises/flow.ts';
import type { Person } from '../../promises/person.ts';
import type { MessageKey } from '../../promises/reading/words.ts';

/** Something that happens at the exchange while a form is open on a page; a text says why it cannot. */
export type Meanwhile = ((person: Person, choice: Choice, page: Page) => Promise<void>) | string;

type Write = readonly [method: 'POST' | 'PUT', path: string];

/** What a person sends from a form: a row of the table. */
export interface Row {
  /** The flow, as the document calls it. */
  readonly name: string;
  /** Flows of `promises` that are sent from this form, by their names; they differ in coin and option only. */
  readonly covers: readonly string[];
  /** The way through the form. */
  readonly flow: Pick<Flow, 'open' | 'fill' | 'send' | 'receipt'> & { readonly confirm?: Flow['confirm'] | undefined };
  readonly world: string;
  readonly choice: Choice;
  /** The write: method and path, with `*` for any part of it. */
  readonly write: Write;
  /** Other writes of the same form. @default none */
  readonly alsoWrites?: readonly Write[];
  /** Each cell begins with a sandbox that has just begun, because what it takes is there once. @default false */
  readonly anew?: true;
  /**
   * What tells the end: an order's form has a receipt; what is only confirmed, and a setting, have a notice. An order is looked for after a
   * reload, a setting is read.
   */
  readonly kind: 'order' | 'setting';
  /** What the person has to have for all cells. @default nothing */
  readonly stock?: (person: Person, choice: Choice) => Promise<void>;
  /** What has to be so before each cell. @default nothing */
  readonly prepare?: (person: Person, choice: Choice) => Promise<void>;
  /** What sends, where it is no button of the form. */
  readonly sender?: (person: Person, form: Locator) => Locator;
  /** The field whose text is kept. @default the form has none */
  readonly field?: MessageKey;
  /** While its outcome is looked for it is only busy, and has no room for a sentence. @default false */
  readonly quiet?: true;
  /** What says that it is done. @default the receipt */
  readonly done?: readonly MessageKey[];
  /** How often it has had its effect since a transfer. @default transfers that are no payments */
  readonly effects?: (person: Person, before: number, choice: Choice) => Promise<number>;
  /** Others take what is left. */
  readonly soldOut: Meanwhile;
  /** Ends what `soldOut` did. @default there is nothing to end */
  readonly backOnSale?: (person: Person, choice: Choice) => Promise<void>;
  /** A rate or another term that the person was shown changes. */
  readonly changes: Meanwhile;
  /** How a change ends that cannot be accepted as it is. @default it can be accepted */
  readonly changeEnds?: 'no longer fits' | 'refused';
  /** How it ends on a later day. @default it is as on the first */
  readonly dayEnds?: 'refused';
  /** What it is sent with expires with the day. @default nothing does */
  readonly expires?: true;
  /** What the order is taken from is used up elsewhere. */
  readonly usedUp: Meanwhile;
}
