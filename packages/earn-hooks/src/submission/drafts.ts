import * as v from 'valibot';
import type { Scope } from './session.ts';

/** What a person decided in one form, by the names of its fields. A form with tabs has the fields of each tab in it. */
export interface Draft {
  readonly [field: string]: string | boolean | Draft;
}

/** A form on the screen. */
export interface LiveDraft {
  /** The current values of the form; `undefined` when there is nothing to keep. */
  readonly read: () => Draft | undefined;
  /** Empties the form, because its values belong to another person. */
  readonly clear: () => void;
}

/**
 * The values of forms that could not be sent yet, because the session had ended or funds were missing: one draft for each form.
 * Drafts are kept in this tab, also while a login page is loaded, so that nothing typed is lost by signing in (SH-05). A draft is
 * removed when its form takes it back, at a sign-out, and when another person signs in. It holds amounts and the names of choices
 * only, never a password or a figure of the exchange. A form looks up its choice among the current offers, reports that it is gone,
 * or ignores it.
 */
export interface Drafts {
  /** Keeps a draft for the person who is or was last signed in; if nobody was, for the next person who signs in. */
  readonly keep: (flow: string, draft: Draft) => void;
  /** The draft of a flow, unless it belongs to another person. A visitor sees no person's draft. */
  readonly read: (flow: string, reader: Scope) => Draft | undefined;
  /** Removes a draft that is back in its form or no longer wanted; another person's draft stays. */
  readonly drop: (flow: string, reader: Scope) => void;
  /** Called at a sign-in: drafts of a visitor now belong to this person, drafts of another person are removed. */
  readonly setOwner: (person: Scope) => void;
  /** Registers a mounted form. @returns removes it. */
  readonly register: (flow: string, form: LiveDraft) => () => void;
  /** Keeps the values of all mounted forms, because a login page may replace them. */
  readonly keepAll: () => void;
  /** Called at a sign-out: removes all drafts and empties all mounted forms. */
  readonly forget: () => void;
}

/** Where drafts are kept over a page load: text under one key. Its functions may throw when storage is disabled. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'earnkit.drafts';

/** A flow and what it is about, such as a coin and an order. */
const name = v.pipe(v.string(), v.maxLength(500));

const text = v.pipe(v.string(), v.maxLength(120), v.regex(/^[^<>\p{Cc}]*$/u));

const draft: v.GenericSchema<unknown, Draft> = v.record(name, v.union([text, v.boolean(), v.lazy(() => draft)]));

const stored = v.object({
  owner: v.custom<Scope>((scope) => typeof scope === 'string' && /^(anonymous|person:.{1,200})$/.test(scope)),
  // A draft that cannot be read is dropped; the others stay.
  kept: v.pipe(
    v.record(name, v.fallback(v.optional(draft), undefined)),
    v.transform((kept) => Object.entries(kept).flatMap(([flow, decided]) => (decided ? [[flow, decided] as const] : []))),
  ),
});

/** Creates the drafts of a tab. @param storage keeps them over a page load; without it they last as long as the page. */
export function createDrafts(storage?: DraftStorage): Drafts {
  const before = remembered(storage);
  let owner: Scope = before?.owner ?? 'anonymous';
  const kept = new Map<string, Draft>(before?.kept);
  const forms = new Map<string, LiveDraft>();
  // `read` is called while rendering, before an effect reports a new person, so the reader is passed in.
  const isFor = (reader: Scope): boolean => owner === 'anonymous' || reader === owner;
  const save = (): void => remember(storage, owner, kept);
  const keep = (flow: string, decided: Draft): void => {
    kept.set(flow, decided);
    save();
  };
  const empty = (): void => {
    kept.clear();
    for (const form of forms.values()) form.clear();
  };
  return {
    keep,
    read: (flow, reader) => (isFor(reader) ? kept.get(flow) : undefined),
    drop: (flow, reader) => {
      if (isFor(reader) && kept.delete(flow)) save();
    },
    setOwner: (person) => {
      if (!isFor(person)) empty();
      owner = person;
      save();
    },
    register: (flow, form) => {
      forms.set(flow, form);
      return () => {
        if (forms.get(flow) === form) forms.delete(flow);
      };
    },
    keepAll: () => {
      for (const [flow, form] of forms) {
        const decided = form.read();
        if (decided !== undefined) keep(flow, decided);
      }
    },
    forget: () => {
      empty();
      owner = 'anonymous';
      save();
    },
  };
}

function remembered(storage: DraftStorage | undefined): v.InferOutput<typeof stored> | undefined {
  try {
    const read = v.safeParse(stored, JSON.parse(storage?.getItem(KEY) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

function remember(storage: DraftStorage | undefined, owner: Scope, kept: ReadonlyMap<string, Draft>): void {
  try {
    if (kept.size === 0) storage?.removeItem(KEY);
    else storage?.setItem(KEY, JSON.stringify({ owner, kept: Object.fromEntries(kept) }));
  } catch {
    // Without storage what was typed lasts as long as the page.
  }
}
