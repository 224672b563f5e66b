import { formatTime, formatZone, DAY, HOUR } from '@earnkit/core';
import { Text, Button, Flex, Words } from '@earnkit/ui';
import { useEffect, useState, type ReactElement, useEffectEvent } from 'react';
import { useCompliance, useEarn } from '@earnkit/hooks';
import { usePreferences } from '../preferences/preferences.ts';
import { exchangeNow, endSession, refreshSession, queryClient, notifyOtherTabs } from '../session/sessionStore.ts';
import { worldWord, useWorldName } from '../messages/useWorldName.ts';
import { sandboxMessages } from '../messages/sandbox.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { goToLogin } from '../navigation.ts';
import { EventsPart, FaultsPart, Part } from './parts.tsx';
import { eventWord, type Event, type Fault, type Spared } from './orders.ts';
import { faultOf, sandboxControl } from './sandboxControl.ts';
import { readSandboxState } from '../session/sandboxState.ts';
import * as css from './sandbox.css.ts';

/** The exchange's time as text, in the zone of this device. */
function useShownTime(): () => string {
  const { language } = usePreferences();
  return () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return `${formatTime(exchangeNow(), { locale: language, timeZone })} ${formatZone(exchangeNow(), timeZone)}`;
  };
}

/** The exchange's time, running. */
function RunningTime({ shown }: { shown: () => string }): ReactElement {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <Text as="p">{shown()}</Text>;
}

/** Which edition and which region this person came with: the reason why parts are missing. Other people have others. */
function EditionAndRegion(): ReactElement {
  const { t } = useConsoleMessages(sandboxMessages);
  const { edition, locale } = useEarn();
  const compliance = useCompliance();
  const region = compliance.state === 'ready' ? restrictedIn(compliance.data) : undefined;
  const nameOf = (tag: string): string => {
    const word = worldWord(`sandbox.restricted.${tag}`);
    return word === undefined ? tag : t(word);
  };
  return (
    <Text as="p" size="1" color="gray">
      <Words>{t(`sandbox.edition.${edition}`)}</Words>
      {region !== undefined && (
        <>
          <Words>{' · '}</Words>
          <Words>
            {region.length === 0
              ? t('sandbox.region.free')
              : t('sandbox.region.restricted', { parts: new Intl.ListFormat(locale, { style: 'narrow' }).format(region.map(nameOf)) })}
          </Words>
        </>
      )}
    </Text>
  );
}

const restrictedIn = ({
  menu,
  business,
}: {
  readonly menu: readonly string[];
  readonly business: readonly string[];
}): readonly string[] => [...new Set([...menu, ...business])];

export interface SandboxControlsProps {
  /** The sandbox's name of who is signed in. */
  world: string | undefined;
  /** Closes the panel. */
  onClose: () => void;
}

/** What Escape closes before the panel. */
const ABOVE = '[data-earn-dialog], [data-radix-popper-content-wrapper]';

const STEPS = [
  { seconds: HOUR, word: 'sandbox.hour' },
  { seconds: DAY, word: 'sandbox.day' },
  { seconds: 30 * DAY, word: 'sandbox.month' },
] as const;

/** What is under way in the panel; one thing at a time. */
type Busy = 'clock' | 'faults' | 'events' | 'reset' | undefined;

/** Everything the panel operates. */
export function SandboxControls({ world, onClose }: SandboxControlsProps): ReactElement {
  const { t } = useConsoleMessages(sandboxMessages);
  const name = useWorldName(world);
  const shownTime = useShownTime();
  const [busy, setBusy] = useState<Busy>();
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState<{ kind: Fault; spared: Spared }>({ kind: 'none', spared: '0' });
  const [sure, setSure] = useState(false);
  useEffect(() => {
    let current = true;
    readSandboxState().then(
      (state) => current && setFault(faultOf(state)),
      // what is set stays unknown; setting it anew tells
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  const closeByEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented && document.querySelector(ABOVE) === null) onClose();
  });
  useEffect(() => {
    // also from the page, where the panel may cover what has the focus
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, []);

  // one thing at a time; what is pressed meanwhile stays as it is and keeps the focus
  const run = async (what: Busy, work: () => Promise<string>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(what);
    try {
      setMessage(await work());
    } catch {
      setMessage(t('sandbox.failed'));
    }
    setBusy(undefined);
  };
  const advance = (seconds: number): Promise<void> =>
    run('clock', async () => {
      await sandboxControl.advance(seconds);
      await refreshSession();
      notifyOtherTabs('moved');
      return t('sandbox.clock.moved', { time: shownTime() });
    });
  const set = (kind: Fault, spared: Spared): Promise<void> =>
    run('faults', async () => {
      await sandboxControl.setFault(kind, spared);
      setFault({ kind, spared });
      return t('sandbox.fault.set', { fault: t(`sandbox.fault.${kind}`) });
    });
  const happen = (event: Event): Promise<void> =>
    run('events', async () => {
      await sandboxControl.happen(event);
      await refreshSession();
      notifyOtherTabs('moved');
      void queryClient.invalidateQueries();
      return t('sandbox.event.happened', { event: t(eventWord(event)) });
    });
  const arm = (event: Event): Promise<void> =>
    run('events', async () => {
      await sandboxControl.happenMeanwhile(event);
      return t('sandbox.event.armed', { event: t(eventWord(event)) });
    });
  const reset = (): Promise<void> =>
    run('reset', async () => {
      await sandboxControl.reset();
      setSure(false);
      setFault({ kind: 'none', spared: '0' });
      endSession();
      notifyOtherTabs('signed-out');
      await refreshSession();
      notifyOtherTabs('moved');
      return t('sandbox.reset.done');
    });

  return (
    <>
      <Part title={t('sandbox.who')}>
        <Flex align="center" justify="between" gap="2">
          <Text weight="medium">{name}</Text>
          <Button variant="soft" tone="neutral" size="1" onClick={goToLogin}>
            {t('sandbox.switch')}
          </Button>
        </Flex>
        <EditionAndRegion />
      </Part>
      <Part title={t('sandbox.clock')} hint={t('sandbox.clock.hint')}>
        <RunningTime shown={shownTime} />
        <Flex wrap="wrap" gap="2">
          {STEPS.map(({ seconds, word }) => (
            <Button key={word} variant="soft" tone="neutral" size="1" onClick={() => void advance(seconds)}>
              {t(word)}
            </Button>
          ))}
        </Flex>
      </Part>
      <FaultsPart fault={fault.kind} spared={fault.spared} onChange={(kind, spared) => void set(kind, spared)} />
      <EventsPart onNow={(event) => void happen(event)} onMeanwhile={(event) => void arm(event)} />
      <Part title={t('sandbox.reset')} hint={t('sandbox.reset.hint')}>
        <Flex wrap="wrap" gap="2">
          {sure ? (
            <>
              {/* In the place of the button that was pressed, with its focus: a second press in a row resets nothing. */}
              <Button variant="soft" tone="neutral" size="1" onClick={() => setSure(false)}>
                {t('sandbox.reset.cancel')}
              </Button>
              <Button tone="danger" size="1" loading={busy === 'reset'} onClick={() => void reset()}>
                {t('sandbox.reset.sure')}
              </Button>
            </>
          ) : (
            <Button variant="soft" tone="danger" size="1" onClick={() => setSure(true)}>
              {t('sandbox.reset')}
            </Button>
          )}
        </Flex>
      </Part>
      <p role="status" className={css.message}>
        {busy === 'clock' ? t('sandbox.clock.moving') : message}
      </p>
    </>
  );
}
