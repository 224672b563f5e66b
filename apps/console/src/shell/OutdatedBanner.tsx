import { useEarn } from '@earnkit/hooks';
import { Banner, Button } from '@earnkit/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import * as css from './Shell.css.ts';

/** The event that Vite dispatches when the code of an `import()` did not arrive. */
const CODE_MISSING = 'vite:preloadError';

export interface OutdatedBannerProps {
  /** Loads the page again. @default the browser's own reload */
  reload?: () => void;
}

/**
 * Offers to reload the page if code of it could not be loaded because a new version of the console was deployed. Typed amounts are kept
 * for their forms. A failed connection is not reported here: the part that was opened shows it and can be tried again.
 */
export function OutdatedBanner({ reload = () => location.reload() }: OutdatedBannerProps): ReactElement | null {
  const { t } = useConsoleMessages();
  const { drafts } = useEarn();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (!(await isOutdated())) return;
      // The dialog in front has to be closed to get to the banner.
      drafts.keepAll();
      setOutdated(true);
    };
    const lookOnce = (): void => void look().catch(() => undefined);
    addEventListener(CODE_MISSING, lookOnce);
    return () => removeEventListener(CODE_MISSING, lookOnce);
  }, [drafts]);
  if (!outdated) return null;
  const loadAgain = (): void => {
    drafts.keepAll();
    reload();
  };
  return (
    <Banner
      className={css.outdated}
      tone="warning"
      live="assertive"
      action={
        <Button size="1" variant="outline" tone="neutral" onClick={loadAgain}>
          {t('outdated.reload')}
        </Button>
      }
    >
      {t('outdated.text')}
    </Banner>
  );
}

/** Whether the page that the server has now begins with another file than this one. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  return answer.ok && typeof entry === 'string' && !(await answer.text()).includes(entry);
}
