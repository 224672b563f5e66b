'use client';

import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { BottomSheet } from '../dialog/BottomSheet.tsx';
import { Icon, icons } from '../icon/index.ts';
import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { filterLabels } from '../theme/labels.ts';
import { count, field, form, label as labelClass } from './FilterBar.css.ts';
import type { FilterItem } from './filterItem.ts';
import { Words } from '../words/Words.tsx';

interface FilterSheetProps<Values> {
  values: Values;
  resetValues: Values;
  items: readonly FilterItem<Values>[];
  onApply: (values: Values) => void;
}

/** The button of the filters on a phone, and their sheet. Changes are kept here until Apply, and dropped when the sheet closes. */
export function FilterSheet<Values>({ values, resetValues, items, onApply }: FilterSheetProps<Values>) {
  const words = useLabels(filterLabels);
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(values);
  const active = items.filter((item) => item.active(values)).length;
  const show = () => {
    // Each opening starts with the current values.
    setDraft(values);
    setOpen(true);
  };

  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        aria-haspopup="dialog"
        aria-label={active > 0 ? formatMessage(words.filtersActive, { count: String(active) }) : undefined}
        onClick={show}
      >
        <Icon icon={icons.filter} />
        <Words>{words.filters}</Words>
        {active > 0 && <span className={count}>{active}</span>}
      </Button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={words.filters}
        footer={
          <>
            <Button size="3" variant="soft" tone="neutral" onClick={() => setDraft(resetValues)}>
              {words.reset}
            </Button>
            <Button size="3" type="submit" form={formId}>
              {words.apply}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React events in a portal bubble to a form around the list.
            event.stopPropagation();
            setOpen(false);
            onApply(draft);
          }}
        >
          {items.map((item) => (
            <div key={item.key} className={field}>
              <span className={labelClass} aria-hidden="true">
                {item.label}
              </span>
              <Words>{item.control({ values: draft, change: (part) => setDraft((now) => ({ ...now, ...part })) })}</Words>
            </div>
          ))}
        </form>
      </BottomSheet>
    </>
  );
}
