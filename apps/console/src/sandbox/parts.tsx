import { Flex, Heading, Text, Button, Select, Words } from '@earnkit/ui';
import { type ReactElement, type ReactNode, useState, useId, type ChangeEvent } from 'react';
import * as css from './sandbox.css.ts';
import { sandboxMessages } from '../messages/sandbox.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { EVENTS, eventWord, type Event, FAULTS, SPARED, type Fault, type Spared } from './orders.ts';

interface PartProps {
  /** Names it. */
  title: string;
  /** A sentence below. @default none */
  hint?: string;
  /** What is operated. */
  children: ReactNode;
}

/** One matter of the sandbox's panel. */
export function Part({ title, hint, children }: PartProps): ReactElement {
  return (
    <Flex direction="column" gap="2" py="3" className={css.part}>
      <Heading as="h3" size="1">
        {title}
      </Heading>
      <Words>{children}</Words>
      {hint !== undefined && (
        <Text as="p" size="1" color="gray">
          {hint}
        </Text>
      )}
    </Flex>
  );
}

interface EventsPartProps {
  /** Lets it happen at once. */
  onNow: (event: Event) => void;
  /** Lets it happen just before the next order is carried out. */
  onMeanwhile: (event: Event) => void;
}

/** What happens at the exchange, at once or between a press and its order. */
export function EventsPart({ onNow, onMeanwhile }: EventsPartProps): ReactElement {
  const { t } = useConsoleMessages(sandboxMessages);
  const [event, setEvent] = useState<Event>('hour-passes');
  return (
    <Part title={t('sandbox.events')} hint={t('sandbox.events.hint')}>
      <Select
        label={t('sandbox.event')}
        labelHidden
        size="1"
        value={event}
        onValueChange={setEvent}
        options={EVENTS.map((value) => ({ value, label: t(eventWord(value)) }))}
      />
      <Flex wrap="wrap" gap="2">
        <Button variant="soft" tone="neutral" size="1" onClick={() => onNow(event)}>
          {t('sandbox.event.now')}
        </Button>
        <Button variant="soft" tone="neutral" size="1" onClick={() => onMeanwhile(event)}>
          {t('sandbox.event.meanwhile')}
        </Button>
      </Flex>
    </Part>
  );
}

interface FaultsPartProps {
  /** What is set. */
  fault: Fault;
  /** How many calls it lets pass. */
  spared: Spared;
  /** Sets it. */
  onChange: (fault: Fault, spared: Spared) => void;
}

/** What goes wrong, and from when on. */
export function FaultsPart({ fault, spared, onChange }: FaultsPartProps): ReactElement {
  const { t } = useConsoleMessages(sandboxMessages);
  const name = useId();
  return (
    <Part title={t('sandbox.faults')} hint={t('sandbox.faults.hint')}>
      <Flex direction="column" role="radiogroup" aria-label={t('sandbox.faults')}>
        {FAULTS.map((one) => (
          <label key={one} className={css.choice}>
            <input type="radio" name={name} value={one} checked={fault === one} onChange={(_event: ChangeEvent) => onChange(one, spared)} />
            <Words>{t(`sandbox.fault.${one}`)}</Words>
          </label>
        ))}
      </Flex>
      <Select
        label={t('sandbox.fault.after')}
        size="1"
        value={spared}
        onValueChange={(next) => onChange(fault, next)}
        options={SPARED.map((value) => ({ value, label: t(`sandbox.fault.after.${value}`) }))}
      />
    </Part>
  );
}
