import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** What is chosen in Storybook's toolbar. */
export type Globals = Readonly<Record<string, unknown>>;

interface Told {
  readonly globals: Globals;
}

const EVENTS = ['globalsUpdated', 'setGlobals'] as const;

/** What was chosen before this code was loaded. */
function globalsBefore(): Globals {
  const channel = addons.getChannel();
  const [told] = EVENTS.flatMap((event) => (channel.last(event) as readonly Told[] | undefined) ?? []);
  return told?.globals ?? {};
}

/** What is chosen in the toolbar, on a docs page. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(globalsBefore);
  useEffect(() => {
    const follow = ({ globals: chosen }: Told) => setGlobals(chosen);
    for (const event of EVENTS) addons.getChannel().on(event, follow);
    return () => {
      for (const event of EVENTS) addons.getChannel().off(event, follow);
    };
  }, []);
  return globals;
}
