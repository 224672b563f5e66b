import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { caretAfter } from './decimalCaret.ts';
import {
  fillDecimalText,
  finishDecimalText,
  sanitizeDecimalText,
  type DecimalBounds,
  type DecimalCut,
  type DecimalOutcome,
  type DecimalRefusal,
} from './decimalText.ts';

/** Options of a decimal field. */
export interface DecimalFieldOptions extends DecimalBounds {
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
  /** Called on blur, after the text was normalised. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/** Why the shown text differs from the input. `count` distinguishes two notices with the same text. */
export type DecimalNotice = { count: number } & ({ kind: 'refused'; reason: DecimalRefusal } | { kind: 'cut'; reason: DecimalCut });

/** State that a render of the field needs. */
export interface DecimalFieldState {
  /** The text, when the host does not hold it. */
  own: string;
  /** What an input method has composed so far. */
  composed?: string | undefined;
  /** What to say about the last change. */
  notice?: DecimalNotice | undefined;
  /** The text the notice is about; it disappears when the text changes. */
  about?: string | undefined;
  /** Someone has been in the field. Until then there is nothing to announce and nothing to listen to. */
  awake?: boolean | undefined;
}

/**
 * Connects one input with React. Created once per field.
 *
 * A change is checked before it happens (`beforeinput`): refused text never reaches the input, so caret, selection and the
 * browser's own undo stay as they were. A change that cannot be predicted (a deleted word, a drop, autofill) is checked right after.
 */
export function createDecimalField(first: DecimalFieldState, show: (state: DecimalFieldState) => void) {
  let options: DecimalFieldOptions = {};
  let state = first;
  let count = 0;
  let input: HTMLInputElement | null = null;
  let root: Node | undefined;
  let awake = false;
  let composing = false;
  /** What is being written into the input and has not been accepted yet. */
  let writing: DecimalOutcome | undefined;

  const current = () => options.value ?? state.own;
  const judge = (raw: string) => sanitizeDecimalText({ ...options, raw, previous: current() });

  function change(own: string, composed?: string, notice?: DecimalNotice, about?: string) {
    if (own === state.own && composed === state.composed && notice === state.notice && awake === state.awake) return;
    state = { own, composed, notice, about, awake };
    show(state);
  }

  /** A page of a hundred fields pays for the one that is used. */
  function listen() {
    // The event reaches the root last, when it is known whether someone prevented it.
    root = input?.getRootNode();
    input?.addEventListener('beforeinput', onBeforeInput);
    root?.addEventListener('reset', onReset);
  }

  function wake() {
    if (awake) return;
    awake = true;
    listen();
  }

  function accept({ text, refused, cut }: DecimalOutcome, composed?: string) {
    const isNew = text !== current();
    let notice: DecimalNotice | undefined;
    if (refused) notice = { kind: 'refused', reason: refused, count: ++count };
    else if (cut) notice = { kind: 'cut', reason: cut, count: ++count };
    change(options.value === undefined ? text : state.own, composed, notice, text);
    if (refused) options.onRefuse?.(refused);
    if (isNew) options.onValueChange?.(text);
  }

  /** Makes the input show an outcome; where it can, by the browser's editing command, so that it is one step of undo. */
  function write(element: HTMLInputElement, outcome: DecimalOutcome, caret: number, undoable: boolean) {
    const { text } = outcome;
    writing = outcome;
    if (undoable && element.value !== text && element.matches(':focus')) {
      element.setSelectionRange(0, element.value.length);
      edit(element, text === '' ? 'delete' : 'insertText', text);
    }
    // Through the property that React watches, so that this is no further change to it.
    if (element.value !== text) element.value = text;
    if (writing !== undefined) acceptWritten();
    // Elsewhere a caret would take the focus along in some browsers.
    if (element.matches(':focus')) element.setSelectionRange(caret, caret);
  }

  function acceptWritten(outcome = writing) {
    writing = undefined;
    if (outcome) accept(outcome);
  }

  function judgeAfter(element: HTMLInputElement, undoable: boolean) {
    const raw = element.value;
    const outcome = judge(raw);
    if (outcome.text === raw) accept(outcome);
    else write(element, outcome, caretAfter(raw, element.selectionEnd ?? raw.length, outcome), undoable);
  }

  /** React's onBeforeInput is another event, so this one listens to the DOM's own. */
  function onBeforeInput(this: HTMLInputElement, event: InputEvent) {
    // Only a person's own change has an undo step worth keeping.
    if (writing !== undefined || !event.isTrusted || event.isComposing) return;
    const foreseen = foresee(event, this);
    if (!foreseen) return;
    const outcome = judge(foreseen.raw);
    if (outcome.refused === undefined && outcome.text === foreseen.raw) return;
    event.preventDefault();
    if (outcome.refused === undefined) write(this, outcome, caretAfter(foreseen.raw, foreseen.caret, outcome), true);
    else accept(outcome);
  }

  function onReset(event: Event) {
    if (!event.defaultPrevented && event.target === input?.form && options.value === undefined) change(options.defaultValue ?? '');
  }

  function put(text: string) {
    if (!input) return accept({ text });
    input.focus();
    write(input, { text }, text.length, true);
  }

  return {
    /** The host's wishes of the latest render. */
    update: (latest: DecimalFieldOptions) => {
      options = latest;
    },
    /** What the input gets; the same functions for as long as there is the field. */
    inputProps: {
      ref: (element: HTMLInputElement | null) => {
        input?.removeEventListener('beforeinput', onBeforeInput);
        root?.removeEventListener('reset', onReset);
        input = element;
        // A replaced input element, or one that was focused before hydration.
        if (element !== null && (awake || element === element.ownerDocument.activeElement)) {
          awake = true;
          listen();
        }
      },
      onFocus: () => {
        wake();
        change(state.own, state.composed, state.notice, state.about);
      },
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        // Not every change is made by someone in the field: a browser fills in forms.
        wake();
        if (writing !== undefined) return acceptWritten();
        const raw = target.value;
        const outcome = judge(raw);
        if (composing) {
          if (outcome.text === raw) accept(outcome, raw);
          else change(state.own, raw);
          return;
        }
        const history = /^history(Undo|Redo)$/.exec((nativeEvent as Partial<InputEvent>).inputType ?? '')?.[1];
        // A step of undo that ends at text which was made canonical at once: on to the next one.
        if (history !== undefined && outcome.text !== raw) {
          edit(target, history.toLowerCase());
          if (target.value !== raw) return;
        }
        judgeAfter(target, nativeEvent.isTrusted);
      },
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key !== 'Enter' || composing) return;
        // Enter submits the form, so the text is normalised first.
        const text = finishDecimalText(current());
        if (text !== current()) write(currentTarget, { text }, Math.min(text.length, currentTarget.selectionEnd ?? text.length), false);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        accept({ text: finishDecimalText(current()) });
        options.onBlur?.(event);
      },
      onCompositionStart: () => {
        composing = true;
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        composing = false;
        judgeAfter(currentTarget, true);
      },
    },
    clear: () => {
      put('');
    },
    fill: (value: string) => {
      put(fillDecimalText(value, options));
    },
  };
}

/** The text and caret that a change will leave, where its input type allows to predict them. */
function foresee({ inputType, data }: InputEvent, { value, selectionStart, selectionEnd }: HTMLInputElement) {
  let from = selectionStart ?? value.length;
  let to = selectionEnd ?? from;
  if (inputType.startsWith('delete')) {
    if (from === to) {
      if (inputType === 'deleteContentBackward') from = Math.max(0, from - 1);
      else if (inputType === 'deleteContentForward') to += 1;
      else if (inputType.endsWith('LineBackward')) from = 0;
      else if (inputType.endsWith('LineForward')) to = value.length;
      else return undefined;
    }
  } else if (data === null || !/^insert(Text|FromPaste|ReplacementText)$/.test(inputType)) return undefined;
  const head = value.slice(0, from) + (data ?? '');
  return { raw: head + value.slice(to), caret: head.length };
}

/** Deprecated, but the only way to change an input's text within its undo history; without it nothing happens. */
function edit(element: HTMLInputElement, command: string, text?: string): void {
  const { ownerDocument } = element;
  if (typeof ownerDocument.execCommand === 'function') ownerDocument.execCommand(command, false, text);
}
