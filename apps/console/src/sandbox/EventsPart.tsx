import { Button, Flex, Select } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { sandboxMessages } from '../messages/sandbox.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { EVENTS, eventWord, type Event } from './orders.ts';
import { Part } from './Part.tsx';

/** Props of {@link EventsPart}. */
export interface EventsPartProps {
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
