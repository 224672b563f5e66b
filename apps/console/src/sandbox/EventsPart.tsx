import { Button, Select } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { useWords } from '../words/useWords.ts';
import { EVENTS, eventWord, type Event } from './orders.ts';
import { Part } from './Part.tsx';
import * as css from './SandboxPanel.css.ts';

/** Props of {@link EventsPart}. */
export interface EventsPartProps {
  /** Lets it happen at once. */
  onNow: (event: Event) => void;
  /** Lets it happen just before the next order is carried out. */
  onMeanwhile: (event: Event) => void;
}

/** What happens at the exchange, at once or between a press and its order. */
export function EventsPart({ onNow, onMeanwhile }: EventsPartProps): ReactElement {
  const say = useWords();
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
      <div className={css.buttons}>
        <Button variant="soft" tone="neutral" size="1" onClick={() => onNow(event)}>
          {say('sandbox.event.now')}
        </Button>
        <Button variant="soft" tone="neutral" size="1" onClick={() => onMeanwhile(event)}>
          {say('sandbox.event.meanwhile')}
        </Button>
      </div>
    </Part>
  );
}
