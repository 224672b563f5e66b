/** What the select of every dialog offers. */
export const TERMS = [
  { value: 'flex', label: 'Flexible' },
  { value: '30', label: '30 days' },
  { value: '60', label: '60 days' },
  { value: '90', label: '90 days' },
] as const;

/** The first choice. */
export const FIRST_TERM: string = TERMS[0].value;
