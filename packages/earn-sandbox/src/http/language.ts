/** Whether the caller prefers Chinese. All other callers get answers in English. */
export const readsChinese = ({ headers }: Request): boolean => /^\s*zh\b/i.test(headers.get('accept-language') ?? '');
