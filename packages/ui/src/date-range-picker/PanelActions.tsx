import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { clearLabels } from '../theme/labels.ts';
import { action, facts, primary, quiet, status, zone as zoneClass } from './Calendar.css.ts';
import { focusDayField } from './DayField.tsx';
import { draftStatus, type RangePanelState } from './useRangePanel.ts';

/** How long the range is or what to do next, and the zone its days belong to. */
export function PanelFacts({ panel }: { panel: RangePanelState }) {
  return (
    <div className={facts}>
      <span className={status} role="status">
        {draftStatus(panel)}
      </span>
      <span className={zoneClass}>{formatMessage(panel.words.timeZone, { zone: panel.zone.replaceAll('_', ' ') })}</span>
    </div>
  );
}

/** Clear and Done. Done moves focus to what is missing: a field with an error, or the other end. */
export function PanelActions({ panel }: { panel: RangePanelState }) {
  const { words, draft } = panel;
  const { clear } = useLabels(clearLabels);
  const empty = draft.start === undefined && draft.end === undefined;
  return (
    <>
      {panel.clearable && (
        <button type="button" className={`${action} ${quiet}`} disabled={empty} onClick={panel.clear}>
          {clear}
        </button>
      )}
      <button
        type="button"
        className={`${action} ${primary}`}
        onClick={(event) => {
          const left = panel.finish();
          if (left !== undefined) focusDayField(event.currentTarget, left);
        }}
      >
        {words.done}
      </button>
    </>
  );
}
