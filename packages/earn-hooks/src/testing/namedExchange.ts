import { EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';

/** What an exchange answers to a call: given its input, in the words the declarations read. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** An exchange answering by name of the call; what nothing answers fails as a broken line. What it was asked is kept. */
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
