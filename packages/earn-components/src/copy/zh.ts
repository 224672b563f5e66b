import { accountZh } from './account.zh.ts';
import { addFundsZh } from './addFunds.zh.ts';
import { commonZh } from './common.zh.ts';
import type { Catalogue } from './en.ts';
import { flexibleZh } from './flexible.zh.ts';
import { sessionZh } from './session.zh.ts';
import { simpleEarnZh } from './simpleEarn.zh.ts';
import { submissionsZh } from './submissions.zh.ts';
import { uiZh } from './ui.zh.ts';

/** Every message in simplified Chinese; a missing one does not compile. Loaded only when it is needed. */
export const zh: Catalogue = {
  ...uiZh,
  ...accountZh,
  ...commonZh,
  ...flexibleZh,
  ...simpleEarnZh,
  ...submissionsZh,
  ...sessionZh,
  ...addFundsZh,
};
