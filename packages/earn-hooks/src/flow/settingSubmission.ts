import type { Tone } from '@earnkit/core/errors/rules';
import type { Earn } from '../provider/earnContext.ts';
import { SETTING_MESSAGES, notifyRefusal } from './refusalNotice.ts';
import { runner } from './runSubmission.ts';
import type { ActionMessages, SubmissionSpec } from '../submission/submission.ts';
import type { NoticeKey } from '../submission/notice.ts';

/** What differs between two settings. */
export interface SettingOptions<Request> {
  /** Name of the write. */
  readonly call: string;
  /** The severity of a refusal (AMB-005). */
  readonly tone: Tone;
  /** Messages that differ from those of every setting. @default those of every setting */
  readonly messages?: Partial<Omit<ActionMessages, 'tone'>>;
  /** Milliseconds after an accepted press in which another is ignored. */
  readonly debounceMs: number;
  /** Sends the write. */
  readonly send: (request: Request) => Promise<unknown>;
  /** Reads whether the setting now has the requested value; `undefined` when the exchange does not send it. */
  readonly isSet: (request: Request, signal: AbortSignal) => Promise<boolean | undefined>;
  /** Updates the cache once the setting is known to be as requested. */
  readonly onSet: (request: Request) => void;
  /** Updates the cache after a refusal. @default nothing */
  readonly onRefused?: () => void;
  /** Key of the toast after a success. @default its `succeeded` message */
  readonly succeeded?: (request: Request) => NoticeKey;
  /** What fills the toast of an outcome that stays unknown. @default nothing */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * One change of a setting, such as a switch or a rate. It is sent once; after a lost answer the setting is read before
 * anything is reported. Setting it twice does no harm, so it needs no baseline and is not remembered over a reload. When the session
 * has ended, the person is asked to sign in, even if they closed an earlier prompt.
 */
export function settingSubmission<Request>(
  earn: Pick<Earn, 'client' | 'notify' | 'askLogin'>,
  { call, tone, messages: own, debounceMs, send, isSet, onSet, onRefused, succeeded, values }: SettingOptions<Request>,
): SubmissionSpec<Request, true, undefined> {
  const messages: ActionMessages = { ...SETTING_MESSAGES, ...own, tone };
  return {
    runner,
    call,
    messages,
    debounceMs,
    send: async (request) => {
      await send(request);
      return true as const;
    },
    isSignedIn: earn.client.isSignedIn,
    baseline: async () => undefined,
    find: async (request, _baseline, signal) => {
      const set = await isSet(request, signal);
      if (set === undefined) throw new Error('The exchange does not say how the setting stands');
      return set || undefined;
    },
    onSucceeded: (_result, request) => {
      onSet(request);
      earn.notify({ tone: 'success', key: succeeded?.(request) ?? messages.succeeded });
    },
    onRefused: (refusal) => {
      onRefused?.();
      notifyRefusal(earn, refusal, messages);
    },
    onEndedUnwatched: (status) => {
      if (status.state !== 'unresolved') return;
      const { reference } = status;
      earn.notify({ tone: 'warning', key: messages.unresolved, ...(values && { values }), ...(reference !== undefined && { reference }) });
    },
  };
}
