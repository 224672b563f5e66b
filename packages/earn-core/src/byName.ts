/** What an exchange keys by names, such as coins. Rows outlive JSON, which carries what a server has read to the page; a map does not. */
export type ByName<Value> = readonly { readonly name: string; readonly value: Value }[];

/** The row of a name; `undefined` where the exchange does not name it, and while nothing is known. */
export const rowNamed = <Value>(rows: ByName<Value> | undefined, asked: string): ByName<Value>[number] | undefined =>
  rows?.find(({ name }) => name === asked);
