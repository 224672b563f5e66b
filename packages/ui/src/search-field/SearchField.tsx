'use client';

import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { onEscape } from '../floating/keys.ts';
import { Icon, icons } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { clearLabels } from '../theme/labels.ts';
import { box, clear, input } from './SearchField.css.ts';

export interface SearchFieldProps extends PartProps {
  /** Accessible name of the field, and its placeholder if none is set. */
  label: string;
  /** What is searched for. */
  value: string;
  /** Called with every change. */
  onValueChange: (value: string) => void;
  /**
   * Shown while it is empty.
   * @default the label
   */
  placeholder?: string;
  /**
   * Id of the element that the search filters, for screen readers.
   * @default none
   */
  controls?: string;
  /**
   * Name in a plain form.
   * @default none
   */
  name?: string;
}

/** Filters a list while the person types. Escape clears it; a dialog around it stays open until it is empty. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, value, onValueChange, placeholder = label, controls, name, ...rest },
  ref,
) {
  const words = useLabels(clearLabels);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  const empty = () => {
    onValueChange('');
    field.current?.focus();
  };
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    // React reports no change for what was typed, or restored by the browser, before hydration.
    const text = field.current?.value ?? value;
    if (text !== value) onValueChange(text);
  }, [value, onValueChange]);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => (isFocused && value !== '' ? onEscape(() => onValueChange('')) : undefined), [isFocused, value, onValueChange]);
  return (
    <label {...rootProps('search-field', rest, box)}>
      <Icon icon={icons.search} />
      <input
        ref={field}
        className={input}
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        aria-controls={controls}
        placeholder={placeholder}
        name={name}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
      <button type="button" className={clear} aria-label={words.clear} data-hidden={value === '' ? '' : undefined} onClick={empty}>
        <Icon icon={icons.close} size={14} />
      </button>
    </label>
  );
});
