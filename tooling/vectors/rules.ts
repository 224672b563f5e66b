import { flexibleRules } from './flexible.ts';
import { inputRules } from './input.ts';
import { notificationRules } from './notifications.ts';
import { sharedRules } from './shared.ts';
import type { Rule } from './table.ts';
import { transportRules } from './transport.ts';

/** The project's rule for each table it has one for. */
export const rules: ReadonlyMap<string, Rule> = new Map(
  Object.entries({ ...sharedRules, ...inputRules, ...flexibleRules, ...transportRules, ...notificationRules }),
);
