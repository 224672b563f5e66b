import { Banner } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import * as css from './Shell.css.ts';

/** Says that the browser keeps no cookies, without which nobody can sign in here. */
export function CookiesBanner(): ReactElement | null {
  const { t } = useConsoleMessages();
  if (navigator.cookieEnabled) return null;
  return (
    <Banner className={css.outdated} tone="warning">
      {t('cookies.off')}
    </Banner>
  );
}
