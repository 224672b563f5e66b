/** Longest name, in UTF-16 units. */
const MOST_UNITS = 200;

/** Markup, control characters, those that change the direction of the text around them, and halves of characters. */
const IN_NO_NAME = /[<>\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Whether a text of an address or a message can be a name of the exchange: of a coin, a product or an order. Exchanges write names in any
 * script, with blanks, signs and emoji; what is listed can be opened by its name.
 */
export const isName = (text: string): boolean => text.length <= MOST_UNITS && text.trim() !== '' && !IN_NO_NAME.test(text);
