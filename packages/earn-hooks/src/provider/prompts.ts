import type { AskFundingPassword, EarnClientOptions } from '@earnkit/core/client';
import { serverText } from '@earnkit/core/errors/rules';

/** A call that waits for the funding password. */
export interface FundingPasswordQuestion {
  /** Tells one call's question from the next one's. */
  readonly id: number;
  /** The call, such as `flexible.redeem`. */
  readonly call: string;
  /** `asked`: waits for the person. `checking`: the call was sent again with their password. */
  readonly state: 'asked' | 'checking';
  /** How often the person has been asked, from 1; above 1 the previous password was wrong (SH-34). */
  readonly attempt: number;
  /** The exchange's text, cleaned and cut to a length that can be shown. It is text, never markup. */
  readonly message: string | undefined;
  /** Sends the call again with the password, once. The password is stored nowhere. */
  readonly answer: (password: string) => void;
  /** Cancels the call without a notice (AMB-004). Does nothing once the password was sent. */
  readonly cancel: () => void;
}

/**
 * The questions that a client asks a person. The client is created outside the area, so both get the same object.
 */
export interface EarnPrompts {
  /** Spread into the options of `createEarnClient`. */
  readonly client: Required<Pick<EarnClientOptions, 'onLoginNeeded' | 'onFundingPassword'>>;
  /** The question to show: one at a time, in the order of the calls. */
  readonly question: () => FundingPasswordQuestion | undefined;
  /** Calls the listener on every change of {@link question}. Without a listener, a call that asks is cancelled. */
  readonly watchQuestion: (listener: () => void) => () => void;
  /** Calls the listener when calls find the session over: once, not once per call (AMB-012). */
  readonly watchLogin: (listener: () => void) => () => void;
  /** Cancels every waiting call, because the person is no longer the one who began it. */
  readonly cancelAll: () => void;
}

/**
 * Creates the object that a client and an `EarnArea` share (SH-31, SH-38, AMB-004, AMB-012):
 *
 *     const prompts = createEarnPrompts();
 *     const client = createEarnClient({ ...prompts.client });
 *     <EarnArea client={client} prompts={prompts} …>
 */
export function createEarnPrompts(): EarnPrompts {
  let queue: readonly FundingPasswordQuestion[] = [];
  let count = 0;
  const ids = new Map<Promise<void>, number>();
  const givenUp = new Set<number>();
  const questionListeners = new Set<() => void>();
  const loginListeners = new Set<() => void>();

  const become = (next: readonly FundingPasswordQuestion[]): void => {
    queue = next;
    for (const listener of questionListeners) listener();
  };
  const put = (question: FundingPasswordQuestion): void =>
    become(queue.some(({ id }) => id === question.id) ? queue.map((at) => (at.id === question.id ? question : at)) : [...queue, question]);
  const remove = (id: number): void => {
    if (queue.some((question) => question.id === id)) become(queue.filter((question) => question.id !== id));
  };
  const idOf = (over: Promise<void>): number => {
    const known = ids.get(over);
    if (known !== undefined) return known;
    count += 1;
    const id = count;
    ids.set(over, id);
    void over.then(() => {
      ids.delete(over);
      givenUp.delete(id);
      remove(id);
    });
    return id;
  };

  const ask: AskFundingPassword = ({ call, message, attempt, over }) =>
    new Promise((resolve) => {
      const id = idOf(over);
      if (questionListeners.size === 0 || givenUp.has(id)) return resolve(undefined);
      const rest = { id, call, message: serverText(message), attempt };
      const checking = { ...rest, state: 'checking', answer: nothing, cancel: nothing } as const;
      put({
        ...rest,
        state: 'asked',
        answer: (password) => {
          put(checking);
          resolve(password);
        },
        cancel: () => {
          remove(id);
          resolve(undefined);
        },
      });
    });

  const cancelAll = (): void => {
    const all = queue;
    // A call that the exchange is checking continues, but does not ask again.
    for (const { id } of all) givenUp.add(id);
    become([]);
    for (const question of all) question.cancel();
  };

  return {
    client: {
      onLoginNeeded: () => {
        for (const listener of loginListeners) listener();
      },
      onFundingPassword: ask,
    },
    question: () => queue[0],
    watchQuestion(listener) {
      questionListeners.add(listener);
      return () => {
        questionListeners.delete(listener);
        // StrictMode remounts at once and keeps the question; an unmounted screen cannot answer it.
        setTimeout(() => {
          if (questionListeners.size === 0) cancelAll();
        }, 0);
      };
    },
    watchLogin(listener) {
      loginListeners.add(listener);
      return () => void loginListeners.delete(listener);
    },
    cancelAll,
  };
}

const nothing = (): void => undefined;
