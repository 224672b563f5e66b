import * as v from 'valibot';
import type { Scope } from './session.ts';

/** What a person decided in one form, by the names of its fields. A form with tabs has the fields of each tab in it. */
export interface Draft {
  readonly [field: string]: string | boolean | Draft;
}

/** A form on the screen. */
export interface LiveDraft {
  /** What is decided in it now; `undefined` where nothing is to be kept. */
  readonly read: () => Draft | undefined;
  /** Empties it: what was in it was another person's. */
  readonly clear: () => void;
}

/**
 * What a person decided in a form and could not send yet, because the session was over or funds were missing: one draft for each
 * form. They wait in this tab, over the loading of a login page too, so that the way there and back does not cost what was
 * typed (SH-05); they leave it as soon as they are back in their form, with a sign-out, and with another person. Amounts and the
 * names of choices only: never a password, never a figure of the exchange. A form finds its choice among what the exchange
 * offers, says that it is gone, or does not take it.
 */
export interface Drafts {
  /** Puts a draft aside for whoever is or was last signed in; before anybody was, for who signs in next. */
  readonly keep: (flow: string, draft: Draft) => void;
  /** What was put aside for a flow, unless it is another's. A visitor sees none of a person's. */
  readonly read: (flow: string, reader: Scope) => Draft | undefined;
  /** It is back in its form, or no longer wanted; another's stays. */
  readonly drop: (flow: string, reader: Scope) => void;
  /** Somebody signed in: what was typed before anybody was is theirs, what another person typed is gone. */
  readonly setOwner: (person: Scope) => void;
  /** Names a form on the screen until it goes. */
  readonly register: (flow: string, form: LiveDraft) => () => void;
  /** Puts aside what stands in the forms on the screen: a login page may take them away. */
  readonly keepAll: () => void;
  /** Somebody signed out: nothing typed is left, put aside or on the screen. */
  readonly forget: () => void;
}

/** Where drafts wait over the loading of a page: text under one key. Functions may throw where storage is switched off. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'earnkit.drafts';

const name = v.pipe(v.string(), v.maxLength(120));

const text = v.pipe(v.string(), v.maxLength(120), v.regex(/^[^<>\p{Cc}]*$/u));

const draft: v.GenericSchema<unknown, Draft> = v.record(name, v.union([text, v.boolean(), v.lazy(() => draft)]));

const stored = v.object({
  owner: v.custom<Scope>((scope) => typeof scope === 'string' && /^(anonymous|person:.{1,200})$/.test(scope)),
  kept: v.record(name, draft),
});

/** Makes the drafts of a tab. @param storage where they wait over a page load; without one they last as long as the page. */
export function createDrafts(storage?: DraftStorage): Drafts {
  const before = remembered(storage);
  let owner: Scope = before?.owner ?? 'anonymous';
  const kept = new Map<string, Draft>(Object.entries(before?.kept ?? {}));
  const forms = new Map<string, LiveDraft>();
  // Asked while rendering, before anybody could be told of a change of person: so the reader is named.
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
