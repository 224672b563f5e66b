import { DAY, formatTime, formatZone, HOUR } from '@earnkit/core';
import { Button, Heading, Icon, IconButton, Text } from '@earnkit/ui';
import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { goToLogin } from '../navigation.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { exchangeNow, lookAgain, leaveSession, tellOtherTabs } from '../session/standing.ts';
import { useWords } from '../words/useWords.ts';
import { EditionAndRegion } from './EditionAndRegion.tsx';
import * as css from './SandboxPanel.css.ts';
import { faultOf, FAULTS, sandboxControl, type Fault } from './sandboxControl.ts';
import { useWorldName } from './useWorldName.ts';

/** Props of {@link SandboxPanel}. */
export interface SandboxPanelProps {
  /** The sandbox's name of who is signed in. */
  world: string | undefined;
}

/** The sandbox's own controls behind one button: who one is, the clock, what goes wrong, a new beginning. */
export default function SandboxPanel({ world }: SandboxPanelProps): ReactElement {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        variant="soft"
        tone="neutral"
        aria-expanded={open}
        aria-label={say('sandbox.open')}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon name="clock" />
        <span className={css.openerWord}>{say('sandbox.open')}</span>
      </Button>
      {open && (
        // Escape closes it from wherever the focus stands inside
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the controls inside are what is operated
        <section
          className={css.panel}
          ref={panel}
          aria-labelledby={titleId}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
        >
          <div className={css.head}>
            <Heading level={2} size="3" id={titleId} tabIndex={-1}>
              {say('sandbox.title')}
            </Heading>
            <IconButton label={say('sandbox.close')} onClick={close}>
              <Icon name="close" />
            </IconButton>
          </div>
          <Controls world={world} />
        </section>
      )}
    </>
  );
}

const STEPS = [
  { seconds: HOUR, word: 'sandbox.hour' },
  { seconds: DAY, word: 'sandbox.day' },
  { seconds: 30 * DAY, word: 'sandbox.month' },
] as const;

/** What is under way in the panel; one thing at a time. */
type Busy = 'clock' | 'faults' | 'reset' | undefined;

function Controls({ world }: SandboxPanelProps): ReactElement {
  const say = useWords();
  const name = useWorldName(world);
  const shownTime = useShownTime();
  const [busy, setBusy] = useState<Busy>();
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<Fault>('none');
  const [sure, setSure] = useState(false);
  useEffect(() => {
    let current = true;
    sandboxControl.state().then(
      (state) => current && setFault(faultOf(state)),
      // what is set stays unknown; setting it anew tells
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);

  // one thing at a time; what is pressed meanwhile stays as it is and keeps the focus
  const run = async (what: Busy, work: () => Promise<string>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(what);
    try {
      setSaid(await work());
    } catch {
      setSaid(say('sandbox.failed'));
    }
    setBusy(undefined);
  };
  const advance = (seconds: number): Promise<void> =>
    run('clock', async () => {
      await sandboxControl.advance(seconds);
      await lookAgain();
      tellOtherTabs('moved');
      return say('sandbox.clock.moved', { time: shownTime() });
    });
  const set = (next: Fault): Promise<void> =>
    run('faults', async () => {
      await sandboxControl.setFault(next);
      setFault(next);
      return say('sandbox.fault.set', { fault: say(`sandbox.fault.${next}`) });
    });
  const reset = (): Promise<void> =>
    run('reset', async () => {
      await sandboxControl.reset();
      setSure(false);
      setFault('none');
      leaveSession();
      tellOtherTabs('signed-out');
      await lookAgain();
      tellOtherTabs('moved');
      return say('sandbox.reset.done');
    });

  return (
    <>
      <Part title={say('sandbox.who')}>
        <div className={css.row}>
          <Text weight="medium">{name}</Text>
          <Button variant="soft" tone="neutral" size="1" onClick={goToLogin}>
            {say('sandbox.switch')}
          </Button>
        </div>
        <EditionAndRegion />
      </Part>
      <Part title={say('sandbox.clock')} hint={say('sandbox.clock.hint')}>
        <RunningTime shown={shownTime} />
        <div className={css.buttons}>
          {STEPS.map(({ seconds, word }) => (
            <Button key={word} variant="soft" tone="neutral" size="1" onClick={() => void advance(seconds)}>
              {say(word)}
            </Button>
          ))}
        </div>
      </Part>
      <Part title={say('sandbox.faults')} hint={say('sandbox.faults.hint')}>
        <div role="radiogroup" aria-label={say('sandbox.faults')} className={css.choices}>
          {FAULTS.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="radio"
                name="sandbox-fault"
                value={one}
                checked={fault === one}
                onChange={(_event: ChangeEvent) => void set(one)}
              />
              {say(`sandbox.fault.${one}`)}
            </label>
          ))}
        </div>
      </Part>
      <Part title={say('sandbox.reset')} hint={say('sandbox.reset.hint')}>
        <div className={css.buttons}>
          {sure ? (
            <>
              <Button tone="danger" size="1" loading={busy === 'reset'} onClick={() => void reset()}>
                {say('sandbox.reset.sure')}
              </Button>
              <Button variant="soft" tone="neutral" size="1" onClick={() => setSure(false)}>
                {say('sandbox.reset.cancel')}
              </Button>
            </>
          ) : (
            <Button variant="soft" tone="danger" size="1" onClick={() => setSure(true)}>
              {say('sandbox.reset')}
            </Button>
          )}
        </div>
      </Part>
      <p role="status" className={css.said}>
        {busy === 'clock' ? say('sandbox.clock.moving') : said}
      </p>
    </>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.part}>
      <Heading level={3} size="1">
        {title}
      </Heading>
      {children}
      {hint !== undefined && (
        <Text as="p" size="1" tone="muted">
          {hint}
        </Text>
      )}
    </div>
  );
}

/** The exchange's time as text, in the zone of this device. */
function useShownTime(): () => string {
  const { language } = usePreferences();
  return () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return `${formatTime(exchangeNow(), { locale: language, timeZone })} ${formatZone(exchangeNow(), timeZone)}`;
  };
}

function RunningTime({ shown }: { shown: () => string }): ReactElement {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <Text as="p">{shown()}</Text>;
}
