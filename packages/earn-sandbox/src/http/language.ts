/** Whether whoever asks reads Chinese first; everybody else is answered in English. */
export const readsChinese = ({ headers }: Request): boolean => /^\s*zh\b/i.test(headers.get('accept-language') ?? '');
