import { LinkButton } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { withLanguage } from '../navigation.ts';
import * as css from './HoldingsPlaces.css.ts';

const PATHS = {
  holdings: '/simple-earn/my-lendings',
  calendar: '/simple-earn/my-lendings/calendar',
  statement: '/simple-earn/my-lendings/statement',
  history: '/simple-earn/history',
} as const;

/** A page about what the person holds and earned. */
type HoldingsPlace = keyof typeof PATHS;

const PLACES = Object.keys(PATHS) as readonly HoldingsPlace[];

const en = { label: 'My holdings', holdings: 'Holdings', calendar: 'Calendar', statement: 'Statement', history: 'History' };

const zh: Readonly<Record<keyof typeof en, string>> = {
  label: '我的持仓',
  holdings: '持仓',
  calendar: '日历',
  statement: '账单',
  history: '历史记录',
};

const messages = { en, zh };

interface HoldingsPlacesProps {
  /** The page that is open. */
  current: HoldingsPlace;
}

/** The pages about what the person holds and earned, as one place: each leads to the others. */
export function HoldingsPlaces({ current }: HoldingsPlacesProps): ReactElement {
  const { t } = useConsoleMessages(messages);
  return (
    <nav className={css.places} aria-label={t('label')}>
      {PLACES.map((place) => (
        <LinkButton
          key={place}
          href={withLanguage(PATHS[place])}
          variant={place === current ? 'outline' : 'ghost'}
          tone="neutral"
          {...(place === current && { 'aria-current': 'page' as const })}
        >
          {t(place)}
        </LinkButton>
      ))}
    </nav>
  );
}
