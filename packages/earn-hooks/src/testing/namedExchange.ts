import { EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';

/** The answer of a test exchange to a call, by its input, in the form that the declaration returns. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** An exchange that answers by the call's name. A call without an answer fails with a network error. All calls are recorded. */
export function namedExchange(answers: Answers) {
  const asked: string[] = [];
  const client: EarnClient = {
    call: async (endpoint, input) => {
      asked.push(endpoint.name);
      const answer = answers[endpoint.name];
      if (answer === undefined) throw new EarnFailure({ kind: 'network', call: endpoint.name });
      return (await answer(input as never)) as never;
    },
  };
  return { client, asked, count: (name: string): number => asked.filter((call) => call === name).length };
}

/** A whole list, every row of it readable. */
export const listOf = <Row>(...list: readonly Row[]) => ({ rows: list, unreadable: [], total: list.length });
