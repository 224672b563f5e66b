'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import type { SelectOption } from './selectProps.ts';
import { findByTypeahead, TYPEAHEAD_TIMEOUT, stepTo } from './typeahead.ts';

interface SelectState<Value extends string> {
  value: Value | '';
  options: readonly SelectOption<Value>[];
  /** Whether the list stays closed. */
  disabled: boolean;
  onValueChange: (value: Value) => void;
}

/** Options a page of the list holds, for Page Up and Page Down. */
const PAGE = 10;

/**
 * Keyboard behaviour of a select-only combobox: focus stays on the button, a marked option moves through the list. Moving chooses nothing;
 * Enter, Space and a press choose, and Tab chooses the option marked by keys. Keys also act on an open list before it renders, so that fast
 * typing chooses the same option.
 */
export function useSelect<Value extends string>({ value, options, disabled, onValueChange }: SelectState<Value>) {
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const markedByKey = useRef(false);
  const letters = useRef({ text: '', at: 0 });
  const open = wanted && !disabled;
  // It does not open by itself afterwards, when nothing but `disabled` has changed.
  if (wanted && disabled) setWanted(false);
  const chosen = options.findIndex((option) => option.value === value);

  const show = (mark: number) => {
    markedByKey.current = false;
    setMarked(mark);
    setWanted(true);
  };
  const hide = () => {
    letters.current.text = '';
    setWanted(false);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option || option.disabled) return;
    hide();
    if (index !== chosen) onValueChange(option.value);
  };
  const moveTo = (mark: number) => {
    if (!open) show(mark);
    markedByKey.current = true;
    setMarked(mark);
  };

  /** Handles a typed character. Returns whether the key was one. */
  const type = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { current } = letters;
    const goesOn = current.text !== '' && event.timeStamp - current.at < TYPEAHEAD_TIMEOUT;
    if (event.key === ' ' && !goesOn) return false;
    current.text = goesOn ? current.text + event.key : event.key;
    current.at = event.timeStamp;
    const found = findByTypeahead(options, current.text, open ? marked : chosen);
    if (found >= 0) moveTo(found);
    else if (!open) show(chosen);
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      if (open && markedByKey.current) choose(marked);
      hide();
      return;
    }
    if (!type(event) && !command(event)) return;
    event.preventDefault();
  };

  const command = (event: KeyboardEvent): boolean => {
    const from = open ? marked : chosen;
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (!open) show(chosen);
        else if (marked >= 0) choose(marked);
        return true;
      case 'ArrowUp':
        if (open && event.altKey) choose(marked);
        else if (open) moveTo(stepTo(options, from < 0 ? options.length : from, -1));
        else moveTo(chosen < 0 ? stepTo(options, -1, 1) : chosen);
        return true;
      case 'ArrowDown':
        moveTo(!open && chosen >= 0 ? chosen : stepTo(options, from, 1));
        return true;
      case 'Home':
        moveTo(stepTo(options, -1, 1));
        return true;
      case 'End':
        moveTo(stepTo(options, options.length, -1));
        return true;
      case 'PageUp':
      case 'PageDown':
        if (open) moveTo(stepTo(options, from, event.key === 'PageUp' ? -PAGE : PAGE));
        return open;
      default:
        return false;
    }
  };

  return {
    open,
    marked,
    chosen,
    handleKeyDown,
    toggle: () => (open ? hide() : show(chosen)),
    hide,
    choose,
    /** Called when the pointer is over an option. */
    pointAt: (index: number) => {
      markedByKey.current = false;
      setMarked(index);
    },
  };
}
