import { Button, Flex, Select } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { sandboxWords } from '../words/sandbox.ts';
import { useWords } from '../words/useWords.ts';
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
  const say = useWords(sandboxWords);
  const [event, setEvent] = useState<Event>('hour-passes');
  return (
    <Part title={say('sandbox.events')} hint={say('sandbox.events.hint')}>
      <Select
        label={say('sandbox.event')}
        labelHidden
        size="1"
        value={event}
        onValueChange={setEvent}
        options={EVENTS.map((value) => ({ value, label: say(eventWord(value)) }))}
      />
      <Flex wrap="wrap" gap="2">
        <Button variant="soft" tone="neutral" size="1" onClick={() => onNow(event)}>
          {say('sandbox.event.now')}
        </Button>
        <Button variant="soft" tone="neutral" size="1" onClick={() => onMeanwhile(event)}>
          {say('sandbox.event.meanwhile')}
        </Button>
      </Flex>
    </Part>
  );
}
