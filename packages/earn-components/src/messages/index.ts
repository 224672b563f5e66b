export { addLanguage, type AreaLanguage } from './addLanguage.ts';
export type { MessageKey, MessageOverrides, MessageValuesOf, OwnMessage } from './catalogues.ts';
export type { CommonKey } from './common.ts';
export {
  type Catalogue,
  type CatalogueSource,
  defineMessages,
  type Editions,
  type KeyOf,
  type MessagesFile,
  type Translation,
  type UsWording,
  type Wording,
} from './defineMessages.ts';
export { defineOverrides } from './defineOverrides.ts';
export {
  loadMessages,
  type Messages,
  MessagesProvider,
  type MessagesProviderProps,
  type SpokenNotice,
  type Translate,
  useMessages,
  useTextLanguage,
  useUiLabels,
} from './MessagesProvider.tsx';
export type { PlainValues } from './presentValues.ts';
