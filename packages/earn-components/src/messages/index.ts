export type { CommonKey } from './common.ts';
export {
  type Catalogue,
  defineMessages,
  type KeyOf,
  type Room,
  type RoomSource,
  type Translation,
  type UsWording,
} from './defineMessages.ts';
export {
  loadMessages,
  type Messages,
  MessagesProvider,
  type MessagesProviderProps,
  type SpokenNotice,
  useMessages,
  useUiLabels,
} from './MessagesProvider.tsx';
export type { PlainValues } from './presentValues.ts';
export type { MessageKey, MessageOverrides } from './rooms.ts';
