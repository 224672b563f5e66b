import { Menu, MenuRadioGroup, MenuRadioItem } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { rewriteAddress } from '../navigation.ts';
import { APPEARANCES, choose, chooseLanguage, LANGUAGES, usePreferences, type Language } from '../preferences/preferences.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import type { MenuContentProps } from './menuOnDemand.tsx';

export { AccountMenu } from './AccountMenu.tsx';

/** Each language is offered in its own words. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

/** Chooses the language of the console. */
export function LanguageMenu({ trigger }: MenuContentProps): ReactElement {
  const { t } = useConsoleMessages();
  const { language } = usePreferences();
  const change = (next: Language): void => void chooseLanguage(next).then(() => rewriteAddress());
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuRadioGroup label={t('language.label')} value={language} onValueChange={change}>
        {LANGUAGES.map((value) => (
          <MenuRadioItem key={value} value={value}>
            <span lang={value}>{LANGUAGE_NAMES[value]}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

/** Chooses light or dark. */
export function AppearanceMenu({ trigger }: MenuContentProps): ReactElement {
  const { t } = useConsoleMessages();
  const { appearance } = usePreferences();
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuRadioGroup label={t('appearance.label')} value={appearance} onValueChange={(value) => choose({ appearance: value })}>
        {APPEARANCES.map((value) => (
          <MenuRadioItem key={value} value={value}>
            {t(`appearance.${value}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
