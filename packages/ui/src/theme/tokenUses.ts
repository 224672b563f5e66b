import type { vars } from './vars.css.ts';

/*
 * What each token is for. `tokens.json` carries the sentences and the contrasts, Storybook shows them, and tests measure the pairs in light and
 * dark and with each accent.
 */

/** What a colour is drawn as. */
type ColorRole = 'ground' | 'text' | 'mark' | 'decorative' | 'inactive';

/** A colour that others stand on, as `tokens.json` names it in an appearance. */
type Ground =
  | `color.${'page' | 'panel' | 'surface' | 'surfaceHover' | 'field'}`
  | `${keyof typeof tones}.${'solid' | 'solidHover' | 'soft' | 'softHover'}`;

/** The contrast that a colour keeps. */
interface Contrast {
  readonly on: readonly Ground[];
  /** WCAG 2.2: 4.5 for text (AA), 7 for text (AAA), 3 for marks and edges. */
  readonly least: 3 | 4.5 | 7;
}

/** What a token is for. */
export interface TokenUse {
  /** One sentence. */
  readonly use: string;
  /** Of a colour. */
  readonly role?: ColorRole;
  /** Of a text or a mark. */
  readonly contrast?: readonly Contrast[];
}

/** A tree with a leaf of its own for each token. */
type Each<Branch, Leaf> = { readonly [Key in keyof Branch]: Branch[Key] extends string ? Leaf : Each<Branch[Key], Leaf> };

/** The uses of all tokens. */
export type TokenUses = Each<typeof vars, TokenUse>;

const ground = (use: string): TokenUse => ({ use, role: 'ground' });
const decorative = (use: string): TokenUse => ({ use, role: 'decorative' });
const text = (use: string, ...contrast: readonly Contrast[]): TokenUse => ({ use, role: 'text', contrast });
const mark = (use: string, ...on: readonly Ground[]): TokenUse => ({ use, role: 'mark', contrast: [{ on, least: 3 }] });

const tones = {
  accent: 'what the person can do or has chosen',
  neutral: 'what is neither good nor bad',
  success: 'what has succeeded',
  warning: 'what a person has to know before going on',
  danger: 'what failed or loses money',
  info: 'what is good to know',
} as const;

const tone = (name: keyof typeof tones) => ({
  solid: ground(`Fill of the strongest part about ${tones[name]}: a button, a mark, a badge.`),
  solidHover: ground(`The solid fill of "${name}" under the pointer.`),
  onSolid: text(`Words and icons on the solid fill of "${name}".`, { on: [`${name}.solid`, `${name}.solidHover`], least: 4.5 }),
  text: text(`Words and icons about ${tones[name]}.`, {
    on: ['color.page', 'color.panel', 'color.surface', `${name}.soft`, `${name}.softHover`],
    least: 4.5,
  }),
  soft: ground(`Quiet fill behind words about ${tones[name]}: a badge, a banner, a chosen row.`),
  softHover: ground(`The quiet fill of "${name}" under the pointer.`),
  border: decorative(`Hairline around the quiet fill of "${name}"; words inside say what it means.`),
});

const onGrounds = ['color.page', 'color.panel'] as const;

const textStep = (of: string) => ({ size: { use: `Text size of ${of}.` }, line: { use: `Line height of ${of}.` } });

/** What each token is for. */
export const tokenUses: TokenUses = {
  color: {
    page: ground('Background of the page.'),
    panel: ground('Background of dialogs, menus and cards.'),
    surface: ground('Quiet fill: a summary list, a key fact, a track, a disabled field.'),
    surfaceHover: ground('The quiet fill under the pointer, and the fill of a disabled button.'),
    hover: decorative('Row or menu item under the pointer, laid over the ground it stands on.'),
    active: decorative('Track, placeholder of what loads, and what is pressed, laid over the ground it stands on.'),
    text: text('Main text, amounts and headings.', { on: onGrounds, least: 7 }, { on: ['color.surface', 'color.surfaceHover'], least: 7 }),
    muted: text('Second text: labels, hints, captions, times.', {
      on: ['color.page', 'color.panel', 'color.field', 'color.surface', 'color.surfaceHover'],
      least: 4.5,
    }),
    disabled: { use: 'Text of what cannot be used now; what matters is said in words beside it.', role: 'inactive' },
    line: decorative('Hairline between two things that space already parts.'),
    edge: mark('Edge of a control: a field, a checkbox, a switch that is off.', ...onGrounds),
    edgeHover: mark('Edge of a control under the pointer.', ...onGrounds),
    field: ground('Background of a field.'),
    overlay: decorative('Veil between the page and a dialog.'),
    focus: mark('Ring around what has the focus of the keyboard.', ...onGrounds, 'color.surface'),
  },
  accent: tone('accent'),
  neutral: tone('neutral'),
  success: tone('success'),
  warning: tone('warning'),
  danger: tone('danger'),
  info: tone('info'),
  space: {
    1: { use: 'Between an icon and its word, a label and its field, two lines that belong together.' },
    2: { use: 'Between parts of one row: chips, badges, an amount and its coin.' },
    3: { use: 'Between rows of a list, fields of a form, buttons.' },
    4: { use: 'Padding of a card and of a table, and between groups of a form.' },
    5: { use: 'Padding of a dialog, and between cards.' },
    6: { use: 'Between sections of a page.' },
    7: { use: 'Between large parts of a page, and around the mark of a result.' },
    8: { use: 'Room above and below what stands alone, such as an empty state.' },
    9: { use: 'The largest room: around the result of an order.' },
  },
  radius: {
    1: { use: 'Corners of the smallest parts: a tooltip, a placeholder of text.' },
    2: { use: 'Corners inside a control: a checkbox, a bar of a chart, a button in a field.' },
    3: { use: 'Corners of rows and small panels inside a card.' },
    4: { use: 'Corners of cards, tables and banners.' },
    5: { use: 'Corners of dialogs and of sheets on a phone.' },
    6: { use: 'Corners of the largest panels.' },
    control: { use: 'Corners of buttons and fields; fully round if the brand is.' },
    pill: { use: 'Corners of chips, switches and bars; square if the brand has no round corners.' },
    full: { use: 'Always a circle: coins, dots, spinners.' },
  },
  font: {
    body: { use: 'Typeface of everything, with Chinese behind Latin; figures of a column are tabular.' },
    weight: {
      regular: { use: 'Weight of running text.' },
      medium: { use: 'Weight of labels, buttons and table heads.' },
      semibold: { use: 'Weight of headings and of the amount that matters most.' },
    },
  },
  text: {
    1: textStep('hints, captions and badges'),
    2: textStep('running text, fields, tables and buttons'),
    3: textStep('text that is read first in a card, and of fields on a phone'),
    4: textStep('headings of sections and dialogs, and of the amount in a form'),
    5: textStep('headings of pages, and of what came of an order'),
    6: textStep('the amount that a page is about'),
    7: textStep('the total of a page on a wide screen'),
    8: textStep('the largest figure, one on a page'),
  },
  size: {
    target: { use: 'Smallest target of a pointer: 24 px, 44 px on a touch screen.' },
    control1: { use: 'Height of a small button, such as one in a row of a table.' },
    control2: { use: 'Height of a button or field.' },
    control3: { use: 'Height of the button that a dialog or a page is about.' },
    field: { use: 'Height of the field of an amount.' },
    chip: { use: 'Height of a chip, a segment, a small control inside another.' },
    tab: { use: 'Height of a tab.' },
    row: { use: 'Height of a row of a table.' },
    rowHead: { use: 'Height of the head of a table.' },
    day: { use: 'Edge of a day in a calendar.' },
    dialog: { use: 'Width of a dialog.' },
  },
  shadow: { float: { use: 'What floats above the page: a dialog, a menu, a toast, a bar at the bottom.' } },
  motion: {
    fast: { use: 'What answers the pointer: a colour, a switch. Nearly nothing where a person wants less motion.' },
    normal: { use: 'What comes, goes or opens: a dialog, a section, a toast.' },
    ease: { use: 'How each of these movements slows down.' },
  },
  layer: {
    dialog: { use: 'Order of dialogs, above the bars of a host.' },
    popup: { use: 'Order of menus, tooltips and calendars, above dialogs.' },
    toast: { use: 'Order of toasts, above all of ours.' },
  },
};

/** A pair that has to be told apart: a colour, what it stands on, and the least contrast. */
export interface Pair {
  readonly front: string;
  readonly back: string;
  readonly least: number;
}

/** Every pair that a token promises, by paths such as `color.text`. */
export function contrastPairs(branch: object = tokenUses, path = ''): readonly Pair[] {
  return Object.entries(branch).flatMap(([key, child]: [string, TokenUse | object]): readonly Pair[] => {
    const front = path === '' ? key : `${path}.${key}`;
    if (!('use' in child)) return contrastPairs(child, front);
    return (child.contrast ?? []).flatMap(({ on, least }) => on.map((back) => ({ front, back, least })));
  });
}
