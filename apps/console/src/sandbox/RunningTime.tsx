import { formatTime, formatZone } from '@earnkit/core';
import { Text } from '@earnkit/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { usePreferences } from '../preferences/preferences.ts';
import { exchangeNow } from '../session/sessionStore.ts';

/** The exchange's time as text, in the zone of this device. */
export function useShownTime(): () => string {
  const { language } = usePreferences();
  return () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return `${formatTime(exchangeNow(), { locale: language, timeZone })} ${formatZone(exchangeNow(), timeZone)}`;
  };
}

/** The exchange's time, running. */
export function RunningTime({ shown }: { shown: () => string }): ReactElement {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <Text as="p">{shown()}</Text>;
}
