'use client';

import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { onEscape } from '../floating/keys.ts';
import { lazyComponent } from '../lazy-component/lazyComponent.tsx';
import { boxVariants } from './Select.variants.ts';
import type { SelectControlProps } from './selectProps.ts';
import type { SelectListProps } from './SelectList.tsx';
import { SelectValue } from './SelectValue.tsx';
import { useSelect } from './useSelect.ts';

/** Loaded when a select is first hovered or focused: the list brings what places it on the screen. */
const List = lazyComponent<SelectListProps>(async () => (await import('./SelectList.tsx')).SelectList);

/** The select for mouse and keyboard: a button and a list of our own. */
export const ListSelect = forwardRef<HTMLElement, SelectControlProps<string>>(function ListSelect(
  { id, value, onValueChange, options, placeholder, disabled, pending, required, invalid, name, size, onBlur, onListMissing },
  ref,
) {
  const [ready, setReady] = useState(() => List.loaded() !== undefined);
  const load = () => void List.load().then(() => setReady(true), onListMissing);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, []);
  const { open, marked, chosen, handleKeyDown, toggle, hide, choose, pointAt } = useSelect({
    value,
    onValueChange,
    options,
    disabled: disabled || pending,
  });
  const drawn = open && ready;
  const waiting = open && !ready;
  useEffect(() => (waiting ? onEscape(hide) : undefined), [waiting, hide]);
  const listId = `${id}-list`;

  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        id={id}
        className={boxVariants({ size })}
        disabled={disabled}
        data-disabled={pending || undefined}
        aria-disabled={pending || undefined}
        aria-busy={pending || waiting || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        aria-haspopup="listbox"
        aria-expanded={drawn}
        aria-controls={drawn ? listId : undefined}
        aria-activedescendant={drawn && marked >= 0 ? `${listId}-${marked}` : undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        data-state={drawn ? 'open' : 'closed'}
        onClick={() => {
          // Safari does not focus a clicked button, and the button needs focus to handle the keys.
          button.current?.focus();
          toggle();
        }}
        onKeyDown={handleKeyDown}
        onKeyUp={(event) => {
          // Firefox presses a button when Space is released.
          if (event.key === ' ') event.preventDefault();
        }}
        onPointerEnter={load}
        onFocus={load}
        onBlur={() => {
          if (waiting) hide();
          onBlur?.();
        }}
      >
        <SelectValue option={options[chosen]} placeholder={placeholder} />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      {drawn && (
        <List
          id={listId}
          labelledBy={`${id}-label`}
          button={button}
          options={options}
          chosen={chosen}
          marked={marked}
          onChoose={choose}
          onPoint={pointAt}
          onDismiss={hide}
        />
      )}
    </>
  );
});
