import { useId, useRef } from 'react';
import { useLabels } from '../theme/useLabels.ts';
import { rangeLabels } from '../theme/labels.ts';
import { limitText } from './limitText.ts';
import { Calendar } from './Calendar.tsx';
import {
  content,
  dash,
  fields,
  notice,
  preset as presetClass,
  presets as presetsClass,
  problem as problemClass,
  main,
} from './Calendar.css.ts';
import type { DateRangeWarning } from './choice.ts';
import { DayField } from './DayField.tsx';
import { useTypedDays } from './useTypedDays.ts';
import type { RangePanelState } from './useRangePanel.ts';

interface RangePanelProps {
  panel: RangePanelState;
  warningText: ((warning: DateRangeWarning) => string) | undefined;
}

/** The content of the popover and the sheet: presets, the two ends as text, the months. */
export function RangePanel({ panel, warningText }: RangePanelProps) {
  const { words, presets, draft, problems, warning, min, max, round, locale } = panel;
  const messageId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useTypedDays(ref);
  const limitWords = useLabels(rangeLabels);
  const say: (warning: DateRangeWarning, start: string) => string = warningText ?? limitText(limitWords, locale);
  return (
    <div ref={ref} className={content}>
      {presets.length > 0 && (
        <div className={presetsClass} role="group" aria-label={words.quickRanges}>
          {presets.map((preset) => {
            const { label, range } = preset;
            return (
              <button
                key={label}
                type="button"
                className={presetClass}
                aria-pressed={range.start === draft.start && range.end === draft.end}
                disabled={range.start < min || range.end > max}
                onClick={() => panel.choosePreset(preset)}
              >
                {label}
              </button>
            );
          })}
        </div>
      )}
      <div className={main}>
        <div className={fields}>
          <DayField key={`start ${round}`} panel={panel} edge="start" messageId={messageId} />
          <span className={dash} aria-hidden="true">
            –
          </span>
          <DayField key={`end ${round}`} panel={panel} edge="end" messageId={messageId} />
        </div>
        <div id={messageId} className={problemClass} role="status">
          {[problems.start, problems.end].filter(Boolean).join(' ')}
        </div>
        <Calendar panel={panel} />
        <div className={notice} role="status">
          {warning && draft.start !== undefined && draft.end !== undefined && say(warning, draft.start)}
        </div>
      </div>
    </div>
  );
}
