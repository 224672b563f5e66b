import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Question } from '../../packages/earn-hooks/src/flow/useQuestion.ts';
import { type Earn, EarnContext } from '../../packages/earn-hooks/src/provider/earnContext.ts';
import { useAutoEarnQuestion } from '../../packages/earn-hooks/src/simple-earn/auto-earn/useAutoEarnQuestion.ts';

/**
 * How often a visitor is asked to sign in who switches auto-earn on. Their context has a session and the prompt alone: a call
 * to the exchange would throw.
 */
export function signInsAsked(): number {
  let asked = 0;
  const questions: Question<AutoEarnChange>[] = [];
  const visitor: Pick<Earn, 'session' | 'askLogin'> = { session: { state: 'anonymous' }, askLogin: () => void (asked += 1) };
  const Switch = (): null => {
    questions.push(useAutoEarnQuestion());
    return null;
  };
  renderToString(createElement(EarnContext.Provider, { value: visitor as Earn }, createElement(Switch)));
  questions.at(-1)?.ask({ asset: autoEarn.ALL_ASSETS, on: true });
  return asked;
}
