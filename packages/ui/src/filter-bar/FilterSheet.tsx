'use client';

import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { BottomSheet } from '../dialog/BottomSheet.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { filterLabels } from '../theme/labels.ts';
import { field, form, label as labelClass } from './FilterBar.css.ts';
import type { FilterItem } from './filterItem.ts';

interface FilterSheetProps<Values> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: Values;
  resetValues: Values;
  items: readonly FilterItem<Values>[];
  onApply: (values: Values) => void;
}

/** The filters on a phone. Changes are kept here until Apply, and dropped when the sheet closes. */
export function FilterSheet<Values>({ open, onOpenChange, values, resetValues, items, onApply }: FilterSheetProps<Values>) {
  const words = useLabels(filterLabels);
  const formId = useId();
  const [draft, setDraft] = useState(values);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    // Each opening starts with the current values.
    if (open) setDraft(values);
  }

  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
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
          onOpenChange(false);
          onApply(draft);
        }}
      >
        {items.map((item) => (
          <div key={item.key} className={field}>
            <span className={labelClass} aria-hidden="true">
              {item.label}
            </span>
            {item.control({ values: draft, change: (part) => setDraft((now) => ({ ...now, ...part })) })}
          </div>
        ))}
      </form>
    </BottomSheet>
  );
}
