import { isChinese } from '@earnkit/core';
import type { Edition } from '@earnkit/hooks';
import type { Message } from '@earnkit/ui';

/*
 * A room is a part of the earn area with a catalogue of its own. Its English is part of its code: it types the keys and
 * needs no loading. Every other language of a room is a separate file that is loaded once, when the language is first shown.
 */

/** Messages of a room in one language. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, Message>>;

/** A translation of a room: every key of its English. A missing key does not compile. */
export type Translation<English> = Readonly<Record<keyof English, Message>>;

/** The messages that the US edition overrides (US-02, US-09, AMB-129). */
export type UsWording<English> = Readonly<Partial<Record<keyof English, Message>>>;

/** The messages of a room, as {@link defineMessages} returns them. */
export interface Room<Key extends string = string> {
  /** The English messages, in the wording of each edition. */
  readonly english: Readonly<Record<Edition, Catalogue<Key>>>;
  /** Loads the Chinese messages, in the wording of each edition. Rejects where they cannot be loaded. */
  readonly loadChinese: () => Promise<Readonly<Record<Edition, Catalogue<Key>>>>;
}

/** The keys of a room. */
export type KeyOf<OfRoom> = OfRoom extends Room<infer Key> ? Key : never;

/** What {@link defineMessages} takes. */
export interface RoomSource<Key extends string> {
  /** English, the language that types the keys. */
  readonly en: Catalogue<Key>;
  /** The messages that the US edition overrides, in English. @default none */
  readonly us?: Readonly<Partial<Record<NoInfer<Key>, Message>>>;
  /** Loads simplified Chinese and the messages that the US edition overrides in it. */
  readonly zh: () => Promise<{ readonly zh: Catalogue<NoInfer<Key>>; readonly us?: Readonly<Partial<Record<NoInfer<Key>, Message>>> }>;
}

const rooms = new Set<Room>();
/** Languages that an area has asked for. A room whose code comes later loads them at once: an area may still wait for its first. */
const asked = new Set<Language>();

/** Defines the messages of a room. An area loads a language of every room whose code is on the page before it shows it. */
export function defineMessages<Key extends string>({ en, us, zh }: RoomSource<Key>): Room<Key> {
  const room: Room<Key> = {
    english: { global: en, us: { ...en, ...us } },
    loadChinese: async () => {
      const chinese = await zh();
      return { global: chinese.zh, us: { ...chinese.zh, ...chinese.us } };
    },
  };
  rooms.add(room);
  for (const language of asked) void loadRoom(room, language);
  return room;
}

/** A language there are messages in. */
export type Language = 'en' | 'zh';

/** The language closest to a locale: Chinese of any script and region is Chinese, all others are English (AMB-132). */
export const languageOf = (locale: string): Language => (isChinese(locale) ? 'zh' : 'en');

/** Chinese messages loaded so far. `failed` is kept until they are asked for again, so that the language does not flicker. */
const chinese = new Map<Room, Room['english'] | 'failed'>();
const loading = new Map<Room, Promise<void>>();
const listeners = new Set<() => void>();
/** Changes when messages come that were shown in English before. */
let revision = 0;

/** Calls `listener` when messages are loaded or failed to load. Returns a function that unsubscribes it. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls all listeners. */
export function announceMessages(): void {
  for (const listener of listeners) listener();
}

/**
 * Messages of a room and the language they are in: English where the language asked for could not be loaded.
 *
 * @returns `undefined` until they are loaded.
 */
export function messagesOf(
  room: Room,
  language: Language,
): { readonly language: Language; readonly editions: Room['english'] } | undefined {
  const editions = language === 'en' ? room.english : chinese.get(room);
  if (editions === undefined) return undefined;
  return editions === 'failed' ? { language: 'en', editions: room.english } : { language, editions };
}

/** Loads the messages of a room in a language, once. Never rejects. */
export function loadRoom(room: Room, language: Language): Promise<void> {
  const before = chinese.get(room);
  if (language === 'en' || (before !== undefined && before !== 'failed')) return Promise.resolve();
  const started = loading.get(room);
  if (started) return started;
  const promise = room
    .loadChinese()
    .catch(() => 'failed' as const)
    .then((result) => {
      loading.delete(room);
      if (before === 'failed' && result !== 'failed') revision += 1;
      chinese.set(room, result);
      announceMessages();
    });
  loading.set(room, promise);
  return promise;
}

/** Loads the messages of every room on the page, and of those whose code comes later. */
export const loadRooms = async (language: Language): Promise<void> => {
  asked.add(language);
  await Promise.all([...rooms].map((room) => loadRoom(room, language)));
};

/** `loading` until the messages of every room on the page are loaded; then a number that changes with what they say. */
export const roomsState = (language: Language): 'loading' | number =>
  [...rooms].every((room) => messagesOf(room, language) !== undefined) ? revision : 'loading';
