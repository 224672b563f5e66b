/** Where the address holds what is looked for: the page tells it, the window around it keeps it. */
export const FIND = { event: 'earnkit/find', parameter: 'find', page: 'docs-find-a-state--docs' } as const;
