import { accountEn } from './account.en.ts';
import { addFundsEn } from './addFunds.en.ts';
import { commonEn } from './common.en.ts';
import { flexibleEn } from './flexible.en.ts';
import { sessionEn } from './session.en.ts';
import { simpleEarnEn } from './simpleEarn.en.ts';
import { submissionsEn } from './submissions.en.ts';
import { uiEn } from './ui.en.ts';

/** Every message in English, the language the keys are typed by. A room of the area adds its own file here. */
export const en = {
  ...uiEn,
  ...accountEn,
  ...commonEn,
  ...flexibleEn,
  ...simpleEarnEn,
  ...submissionsEn,
  ...sessionEn,
  ...addFundsEn,
} as const;

/** Key of a message. */
export type MessageKey = keyof typeof en;

/** A full set of messages. */
export type Catalogue = Readonly<Record<MessageKey, string>>;
