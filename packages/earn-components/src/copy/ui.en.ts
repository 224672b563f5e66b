import { type UiLabels, englishLabels } from '@earnkit/ui';

/** The words of the parts of `@earnkit/ui`, each under its own key, so that a product overrides them with all the others. */
export type UiMessages = { readonly [Label in keyof UiLabels as `earn.ui.${Label}`]: string };

/** Their English is the parts' own. */
export const uiEn = Object.fromEntries(
  Object.entries(englishLabels).map(([label, text]) => [`earn.ui.${label}`, text]),
) as unknown as UiMessages;
