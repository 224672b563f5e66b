export { type Copy, CopyProvider, type CopyProviderProps, isMessageKey, useCopy } from './CopyProvider.tsx';
export { type Catalogue, type MessageKey, en } from './en.ts';
export type { MessageValues } from './formatMessage.ts';
export { loadWords } from './languages.ts';
