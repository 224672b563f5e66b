'use client';

import { forwardRef, useImperativeHandle, useRef } from 'react';
import { boxVariants } from './Select.variants.ts';
import type { SelectControlProps } from './selectProps.ts';
import { SelectList } from './SelectList.tsx';
import { SelectValue } from './SelectValue.tsx';
import { useSelect } from './useSelect.ts';

/** The select for mouse and keyboard: a button and a list of our own. */
export const ListSelect = forwardRef<HTMLElement, SelectControlProps<string>>(function ListSelect(
  { id, value, onValueChange, options, placeholder, disabled, pending, required, invalid, name, size, onBlur },
  ref,
) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, []);
  const { open, marked, chosen, handleKeyDown, toggle, hide, choose, pointAt } = useSelect({
    value,
    onValueChange,
    options,
    disabled: disabled || pending,
  });
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
        aria-busy={pending || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && marked >= 0 ? `${listId}-${marked}` : undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={() => {
          // Safari does not focus a button that is clicked, and the keys are listened for here.
          button.current?.focus();
          toggle();
        }}
        onKeyDown={handleKeyDown}
        onKeyUp={(event) => {
          // Firefox presses a button when Space is let go.
          if (event.key === ' ') event.preventDefault();
        }}
        onBlur={onBlur}
      >
        <SelectValue option={options[chosen]} placeholder={placeholder} />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
      {open && (
        <SelectList
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
