import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../floating/keys.ts';
import { dayText } from './dayText.ts';
import { fieldLabel, input } from './Calendar.css.ts';
import { type Edge, patternOf, type RangePanelState } from './useRangePanel.ts';
import { Words } from '../words/Words.tsx';

interface DayFieldProps {
  panel: RangePanelState;
  edge: Edge;
  /** Id of the messages under the fields. */
  messageId: string;
}

/** One end of the range as text. It keeps the input and parses it on blur or Enter. */
export function DayField({ panel, edge, messageId }: DayFieldProps) {
  const { words, fieldLocale, draft, problems } = panel;
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const day = draft[edge];
  // Another end took its text over, or moved it.
  const [before, setBefore] = useState(day);
  if (day !== before) {
    setBefore(day);
    setTyped(undefined);
  }
  const wrong = problems[edge] !== undefined;

  const handleEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (!panel.type(edge, typed ?? event.currentTarget.value, edge === 'end')) return;
    // Rendered before focus moves, or the blur would report the same text again.
    flushSync(() => setTyped(undefined));
    if (edge === 'start') focusDayField(event.currentTarget, 'end');
  };

  return (
    <label className={fieldLabel} htmlFor={id}>
      <Words>{edge === 'start' ? words.firstDay : words.lastDay}</Words>
      <input
        id={id}
        className={input}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={edge === 'start' ? 'next' : 'done'}
        data-edge={edge}
        placeholder={patternOf(fieldLocale, words)}
        value={typed ?? (day === undefined ? '' : dayText(day, fieldLocale))}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? messageId : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed !== undefined && panel.type(edge, typed)) setTyped(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) handleEnter(event);
        }}
      />
    </label>
  );
}

/** Puts the caret into the field of an end, from anywhere in the calendar. */
export function focusDayField(from: Element, edge: Edge): void {
  const field = from.closest('[role="dialog"]')?.querySelector<HTMLInputElement>(`input[data-edge="${edge}"]`);
  field?.focus();
  field?.select();
}
