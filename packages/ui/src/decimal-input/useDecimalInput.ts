'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import {
  caretAfter,
  fillDecimalText,
  finishDecimalText,
  sanitizeDecimalText,
  type DecimalBounds,
  type DecimalCut,
  type DecimalOutcome,
  type DecimalRefusal,
} from './decimalText.ts';

/** Why the text on screen is not what was typed or pasted. */
export type DecimalNotice = { kind: 'refused'; reason: DecimalRefusal } | { kind: 'cut'; reason: DecimalCut };

export interface UseDecimalInputOptions extends DecimalBounds {
  /** The text, when the host holds it; `''` is empty. */
  value?: string | undefined;
  /**
   * The first text, when the field holds it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the new canonical text, never with text that was refused. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called when a change was refused and the text stayed. */
  onRefuse?: ((reason: DecimalRefusal) => void) | undefined;
}

/** Text and caret of a decimal field, and what can be done to it. Brings no look. */
export interface DecimalInputState {
  /** Text to show; while an input method composes, what it has composed so far. */
  text: string;
  /** What to say about the last change; `undefined` when it was taken as it was. */
  notice: DecimalNotice | undefined;
  /** Put on the input: keeps caret and undo. */
  attach: (input: HTMLInputElement | null) => void;
  /** Handlers of the input. */
  inputProps: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    onCompositionStart: () => void;
    onCompositionEnd: () => void;
  };
  /** Empties the field and focuses it. */
  clear: () => void;
  /** Fills in an amount, cut towards zero to what the field holds, and focuses the field (UI-10, AMB-052). */
  fill: (value: string) => void;
}

/**
 * The behaviour of `DecimalInput` for who draws their own.
 *
 * A change is judged before it happens (`beforeinput`): refused text never reaches the input, so caret, selection and
 * the browser's own undo stay as they were. What cannot be judged beforehand (deletions, drops, autofill) is judged right after.
 */
export function useDecimalInput({
  value,
  defaultValue = '',
  onValueChange,
  onRefuse,
  decimals,
  max,
  negative,
  maxLength,
}: UseDecimalInputOptions): DecimalInputState {
  const [own, setOwn] = useState(defaultValue);
  const [composing, setComposing] = useState<string>();
  const [notice, setNotice] = useState<DecimalNotice>();
  const current = value ?? own;

  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | undefined>(undefined);
  const rewriting = useRef(false);

  const bounds: DecimalBounds = {
    ...(decimals === undefined ? {} : { decimals }),
    ...(max === undefined ? {} : { max }),
    ...(negative === undefined ? {} : { negative }),
    maxLength,
  };
  const latest = useRef({ bounds, current, onValueChange, onRefuse });
  useLayoutEffect(() => {
    latest.current = { bounds, current, onValueChange, onRefuse };
  });

  const put = useCallback((text: string) => {
    setOwn(text);
    if (text !== latest.current.current) latest.current.onValueChange?.(text);
  }, []);

  const tell = useCallback((outcome: DecimalOutcome) => {
    if (outcome.refused !== undefined) {
      setNotice({ kind: 'refused', reason: outcome.refused });
      latest.current.onRefuse?.(outcome.refused);
    } else setNotice(outcome.cut === undefined ? undefined : { kind: 'cut', reason: outcome.cut });
  }, []);

  const judge = useCallback(
    (raw: string): DecimalOutcome => sanitizeDecimalText({ ...latest.current.bounds, raw, previous: latest.current.current }),
    [],
  );
  const place = useCallback((raw: string, rawCaret: number, { text, refused }: DecimalOutcome) => {
    // What was refused stood before the caret, and is gone.
    if (refused !== undefined) return Math.min(text.length, Math.max(0, rawCaret - (raw.length - text.length)));
    return caretAfter({ raw, rawCaret, text, negative: latest.current.bounds.negative ?? false });
  }, []);

  // React's onBeforeInput is not the DOM's event, so this listener is the DOM's own.
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current?.removeEventListener('beforeinput', beforeInput);
      input.current = element;
      element?.addEventListener('beforeinput', beforeInput);

      function beforeInput(this: HTMLInputElement, event: InputEvent) {
        // Only a person's own change has an undo step worth keeping; a script's is judged after it happened.
        if (
          rewriting.current ||
          !event.isTrusted ||
          event.isComposing ||
          event.data === null ||
          !/^insert(Text|FromPaste|ReplacementText)$/.test(event.inputType)
        )
          return;
        const start = this.selectionStart ?? this.value.length;
        const raw = this.value.slice(0, start) + event.data + this.value.slice(this.selectionEnd ?? start);
        const outcome = judge(raw);
        if (outcome.refused === undefined && outcome.text === raw) return;
        event.preventDefault();
        if (outcome.refused === undefined) {
          rewriting.current = true;
          rewrite(this, outcome.text, place(raw, start + event.data.length, outcome));
          rewriting.current = false;
        }
        tell(outcome);
      }
    },
    [judge, place, tell],
  );

  // After React wrote a text that is not what the person's change left in the input, the caret stands at the end.
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = undefined;
    if (at !== undefined && document.activeElement === input.current) input.current?.setSelectionRange(at, at);
  });

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const raw = event.target.value;
    if (rewriting.current) return put(raw);
    const outcome = judge(raw);
    if (composing !== undefined) {
      setComposing(raw);
      if (outcome.refused === undefined && outcome.text === raw) put(raw);
      return;
    }
    if (outcome.text !== raw) caret.current = place(raw, event.target.selectionStart ?? raw.length, outcome);
    put(outcome.text);
    tell(outcome);
  };

  const rest = () => {
    const finished = finishDecimalText(latest.current.current);
    if (finished !== latest.current.current) put(finished);
  };

  useEffect(() => {
    const form = input.current?.form;
    if (!form || value !== undefined) return;
    const reset = () => {
      setOwn(defaultValue);
      setNotice(undefined);
    };
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [value, defaultValue]);

  return {
    text: composing ?? current,
    notice,
    attach,
    inputProps: {
      onChange,
      onKeyDown: (event) => {
        // Enter sends the form: what it sends is at rest.
        if (event.key === 'Enter' && composing === undefined) rest();
      },
      onBlur: () => {
        setNotice(undefined);
        rest();
      },
      onCompositionStart: () => setComposing(current),
      onCompositionEnd: () => {
        const element = input.current;
        setComposing(undefined);
        if (!element) return;
        const raw = element.value;
        const outcome = judge(raw);
        caret.current = place(raw, element.selectionStart ?? raw.length, outcome);
        put(outcome.text);
        tell(outcome);
      },
    },
    clear: () => {
      setNotice(undefined);
      put('');
      input.current?.focus();
    },
    fill: (text) => {
      setNotice(undefined);
      put(fillDecimalText(text, latest.current.bounds));
      input.current?.focus();
    },
  };
}

/** Writes through the browser's editing command, so that the change is one step of undo. */
function rewrite(element: HTMLInputElement, text: string, caret: number): void {
  element.setSelectionRange(0, element.value.length);
  const written = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!written) {
    element.setRangeText(text, 0, element.value.length);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  }
  element.setSelectionRange(caret, caret);
}
