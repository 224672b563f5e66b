'use client';

import { useInsertionEffect, useState, type ChangeEvent, type DragEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useGrouping } from '../theme/grouping.ts';
import {
  createDecimalField,
  shownText,
  type DecimalFieldOptions,
  type DecimalFieldState,
  type DecimalNotice,
} from './createDecimalField.ts';

/** Options of {@link useDecimalInput}: the field's bounds, its text and its callback. */
export interface UseDecimalInputOptions extends DecimalFieldOptions {}

/** Text of a decimal field and its actions, without a look. */
export interface DecimalInputState {
  /** Text to show: with zeros that a deletion uncovered, and with text that an input method is composing. */
  text: string;
  /** Notice about the last change; `undefined` when the text was accepted unchanged. */
  notice: DecimalNotice | undefined;
  /** Whether the field has been used; from then on there may be something to announce. */
  touched: boolean;
  /** Everything the input needs, the same functions in every render; give the host's own `ref` to it beside this one. */
  inputProps: {
    ref: (input: HTMLInputElement | null) => void;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    onDragStart: (event: DragEvent<HTMLInputElement>) => void;
    onDrop: (event: DragEvent<HTMLInputElement>) => void;
    onCompositionStart: (event: { currentTarget: HTMLInputElement }) => void;
    onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => void;
  };
  /** Empties the field and focuses it. */
  clear: () => void;
  /** Fills in an amount, truncated to the field's decimals, and focuses the field (UI-10, AMB-052). */
  fill: (value: string) => void;
}

/**
 * The behaviour of `DecimalInput` for a field of your own: `<input type="text" inputMode="decimal" {...field.inputProps} />`.
 * Text stays text; caret and undo are kept; a refused change changes nothing (UI-01 to UI-10, AMB-047 to AMB-052, AMB-144).
 */
export function useDecimalInput(options: UseDecimalInputOptions): DecimalInputState {
  const groupedBy = useGrouping();
  const [state, show] = useState<DecimalFieldState>({ own: options.defaultValue ?? '' });
  const [field] = useState(() => createDecimalField(state, show));
  // Runs before refs and handlers; unlike a layout effect it does not warn on a server.
  useInsertionEffect(() => field.update({ groupedBy, ...options }));

  const text = options.value ?? state.own;
  const { inputProps, clear, fill } = field;
  const value = shownText(state, text);
  return {
    text: value,
    notice: state.about === text ? state.notice : undefined,
    touched: state.touched === true,
    inputProps: { ...inputProps, value },
    clear,
    fill,
  };
}
