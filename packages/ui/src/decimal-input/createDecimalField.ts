import type { ChangeEvent, DragEvent, FocusEvent, KeyboardEvent } from 'react';
import { caretAfter } from './decimalCaret.ts';
import {
  commaAsPoint,
  DEFAULT_DECIMALS,
  fillDecimalText,
  finishDecimalText,
  foldWidth,
  groupedReading,
  insertedText,
  leadingZeros,
  sanitizeDecimalText,
  withoutZeros,
  withZeros,
  zerosThatStay,
  type DecimalBounds,
  type DecimalCut,
  type DecimalOutcome,
  type DecimalRefusal,
} from './decimalText.ts';

/** Options of a decimal field. */
export interface DecimalFieldOptions extends DecimalBounds {
  /**
   * The text, if controlled; `''` is empty. If the host fills the empty field while it has focus, the new text is selected, so that typing
   * replaces it.
   */
  value?: string | undefined;
  /**
   * The initial text, if uncontrolled.
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

/**
 * Why the shown text differs from the input, or that it can be read in two ways: a typed comma became the point, and `digits` are the
 * whole number that it may have grouped (AMB-168). `count` distinguishes two notices with the same text.
 */
export type DecimalNotice = { count: number } & (
  | { kind: 'refused'; reason: DecimalRefusal }
  | { kind: 'cut'; reason: DecimalCut }
  | { kind: 'read'; reason: 'comma'; text: string; digits: string }
);

/** Further digits are refused and nothing is sent until the text is edited (AMB-168). */
export const isStuck = (notice: DecimalNotice | undefined): boolean => isLasting(notice?.reason);

/** Whether a refusal holds until the text is edited. */
const isLasting = (reason: DecimalNotice['reason'] | undefined): reason is 'letter' | 'separator' =>
  reason === 'separator' || reason === 'letter';

/** Whether a notice stays until the text changes. */
const stays = (notice: DecimalNotice): boolean => isStuck(notice) || notice.kind === 'read';

/** The outcome of a change, with details besides its text. */
interface Judged extends DecimalOutcome {
  /** The text that was read, with a typed comma replaced by a point. */
  raw?: string;
  /** Whether a typed comma was read as the point. */
  comma?: boolean;
  /** Whether the text is the final form of the same amount, on blur or before the form is sent. */
  atRest?: boolean;
}

/** State that a render of the field needs. */
export interface DecimalFieldState {
  /** The text, if uncontrolled. */
  own: string;
  /** What an input method has composed so far. */
  composed?: string | undefined;
  /** What to say about the last change. */
  notice?: DecimalNotice | undefined;
  /** Leading zeros that are shown before the text, because a deletion uncovered them (AMB-144). */
  zeros?: number | undefined;
  /** The text that the notice and the zeros are about; they disappear when the text changes. */
  about?: string | undefined;
  /** Whether the field has been used. Until then nothing is announced and no listeners are added. */
  touched?: boolean | undefined;
}

/** The text that the field shows for the text of its host. */
export function shownText({ composed, zeros = 0, about }: DecimalFieldState, text: string): string {
  return composed ?? (about === text ? withZeros(text, zeros) : text);
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
  let touched = false;
  let composing = false;
  /** The text that was last reported to the host. */
  let reported: string | undefined;
  /** What is being written into the input and has not been accepted yet. */
  let writing: Judged | undefined;
  /** The text whose point is a typed comma. */
  let ofComma: string | undefined;
  /** The change that the browser is about to make. */
  let predicted: Predicted | undefined;
  /** How many zeros stay when the input method is done. */
  let composedZeros = 0;
  /** Texts with zeros that a deletion uncovered: a step of undo may end at one of them. */
  const uncovered = new Set<string>();

  const current = () => options.value ?? state.own;
  const shown = () => shownText({ ...state, composed: undefined }, current());
  /** Why the field takes nothing until its text is edited. */
  const blockedBy = (): DecimalRefusal | undefined => {
    const reason = current() !== '' && state.about === current() ? state.notice?.reason : undefined;
    return isLasting(reason) ? reason : undefined;
  };

  /**
   * Judges a change.
   *
   * @param typed what was typed or composed; `undefined` where nothing was, or where it was pasted.
   * @param grows whether it only adds to the text.
   */
  function judge(raw: string, zeros: number, typed?: string, grows = raw.length > shown().length): Judged {
    const { decimals = DEFAULT_DECIMALS } = options;
    const previous = shown();
    const blocked = grows ? blockedBy() : undefined;
    if (blocked) return { text: previous, refused: blocked };
    // A pasted piece groups for itself: with the text around it, `,234` behind a 1 would be 1,234.
    const piece = typed === undefined && previous !== '' ? foldWidth(insertedText(previous, raw)).trim() : '';
    if (/[,'\u2019]/.test(piece) && sanitizeDecimalText({ raw: piece, previous: '', groupedBy: options.groupedBy }).refused)
      return { text: previous, refused: 'grouping' };
    const read = typed === undefined ? undefined : commaAsPoint(raw, decimals);
    const outcome = sanitizeDecimalText({ ...options, raw: read ?? raw, previous, zeros });
    const separates = typed !== undefined && /[.,]/.test(foldWidth(typed));
    const isRefused = outcome.refused !== undefined && previous !== '';
    if (separates && (isRefused || (decimals <= 0 && /^[.,]$/.test(foldWidth(typed))))) return { text: previous, refused: 'separator' };
    if (typed !== undefined && isRefused && outcome.refused === 'character') return { text: previous, refused: 'letter' };
    return { ...outcome, raw: read ?? raw, comma: read !== undefined };
  }

  function change(next: DecimalFieldState) {
    const { own, composed, notice, zeros = 0, about } = next;
    const isSame = own === state.own && composed === state.composed && notice === state.notice && touched === state.touched;
    if (isSame && zeros === (state.zeros ?? 0) && ((zeros === 0 && notice === undefined) || about === state.about)) return;
    state = { ...next, touched };
    show(state);
  }

  /** Adds the listeners on first use, so that a page with a hundred fields only pays for the one that is used. */
  function listen() {
    // The event reaches the root last, when it is known whether someone prevented it.
    root = input?.getRootNode();
    input?.addEventListener('beforeinput', onBeforeInput);
    root?.addEventListener('reset', onReset);
    root?.addEventListener('submit', onSubmit, true);
  }

  function wake() {
    if (touched) return;
    touched = true;
    listen();
  }

  function accept(judged: Judged, composed?: string) {
    const { text, refused } = judged;
    reported = withoutZeros(text);
    const zeros = text.length - reported.length;
    const before = current();
    const isNew = reported !== before;
    if (zeros > 0) uncovered.add(text);
    const notice = noticeAbout(judged, reported, before);
    change({ own: options.value === undefined ? reported : state.own, composed, notice, zeros, about: reported });
    if (refused) options.onRefuse?.(refused);
    if (isNew) options.onValueChange?.(reported);
  }

  function noticeAbout({ refused, cut, comma, raw, atRest = false }: Judged, text: string, before: string): DecimalNotice | undefined {
    if (comma || (ofComma === before && text.includes('.'))) ofComma = text;
    else ofComma = undefined;
    const shownNotice = state.about === before ? state.notice : undefined;
    // The first digit after a point that a field of whole numbers has no place for.
    const isRest = before === '' && text.length === 1 && isStuck(shownNotice);
    const isRefused = isLasting(refused) && !isStuck(shownNotice);
    if (shownNotice !== undefined && stays(shownNotice) && !isRefused && (text === before || atRest || isRest))
      return refused === undefined && cut === undefined ? shownNotice : { ...shownNotice, count: ++count };
    const digits = ofComma === undefined ? undefined : groupedReading(raw ?? text);
    if (digits !== undefined && refused === undefined) return { kind: 'read', reason: 'comma', text, digits, count: ++count };
    if (refused) return { kind: 'refused', reason: refused, count: ++count };
    // The text is still the maximum, whatever is typed after it. That explains the text better than the length limit.
    const isStillMost = text === before && shownNotice?.kind === 'cut' && shownNotice.reason === 'max';
    return cut && { kind: 'cut', reason: isStillMost ? 'max' : cut, count: ++count };
  }

  /** Shows an outcome in the input, if possible with the browser's editing command, so that it is one undo step. */
  function write(element: HTMLInputElement, outcome: Judged, caret: number, undoable: boolean) {
    const { text } = outcome;
    writing = outcome;
    if (undoable && element.value !== text && element.matches(':focus')) {
      element.setSelectionRange(0, element.value.length);
      edit(element, text === '' ? 'delete' : 'insertText', text);
    }
    // Set through the property that React tracks, so that React does not see it as a further change.
    if (element.value !== text) element.value = text;
    if (writing !== undefined) acceptWritten();
    // In some browsers, setting the caret of an unfocused input moves the focus.
    if (element.matches(':focus')) element.setSelectionRange(caret, caret);
  }

  function acceptWritten(outcome = writing) {
    writing = undefined;
    if (outcome) accept(outcome);
  }

  function judgeAfter(element: HTMLInputElement, undoable: boolean, zeros: number, typed?: string, grows?: boolean) {
    const raw = element.value;
    const outcome = judge(raw, zeros, typed, grows);
    if (outcome.text === raw) accept(outcome);
    else write(element, outcome, caretAfter(outcome.raw ?? raw, element.selectionEnd ?? raw.length, outcome), undoable);
  }

  /** React's onBeforeInput is another event, so this one listens to the DOM's own. */
  function onBeforeInput(this: HTMLInputElement, event: InputEvent) {
    // Only a person's own change has an undo step worth keeping.
    if (writing !== undefined || !event.isTrusted || event.isComposing) return;
    const { inputType, data } = event;
    predicted = predict(this, inputType, data);
    if (!predicted) return;
    const outcome = judge(predicted.raw, predicted.zeros, isTyped(inputType) ? (data ?? '') : undefined, predicted.grows);
    if (outcome.refused === undefined && outcome.text === predicted.raw) return;
    event.preventDefault();
    if (outcome.refused === undefined) write(this, outcome, caretAfter(outcome.raw ?? predicted.raw, predicted.caret, outcome), true);
    else accept(outcome);
  }

  /** Comes before every other listener, those of the host included. */
  function onSubmit(event: Event) {
    const blocked = blockedBy();
    if (event.target !== input?.form || !blocked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input?.focus();
    accept({ text: shown(), refused: blocked });
  }

  function onReset(event: Event) {
    if (!event.defaultPrevented && event.target === input?.form && options.value === undefined) change({ own: options.defaultValue ?? '' });
  }

  function put(text: string) {
    ofComma = undefined;
    if (!input) return accept({ text });
    input.focus();
    write(input, { text }, text.length, true);
  }

  return {
    /** Takes the options of the latest render. */
    update: (latest: DecimalFieldOptions) => {
      const filledIn = options.value === '' && latest.value && latest.value !== reported;
      options = latest;
      // React has not written the value into the input yet.
      if (filledIn && input?.matches(':focus')) queueMicrotask(() => input?.select());
    },
    /** Props for the input. The functions are stable for the lifetime of the field. */
    inputProps: {
      ref: (element: HTMLInputElement | null) => {
        input?.removeEventListener('beforeinput', onBeforeInput);
        root?.removeEventListener('reset', onReset);
        root?.removeEventListener('submit', onSubmit, true);
        input = element;
        // A replaced input element, or one that was focused before hydration.
        if (element !== null && (touched || element === element.ownerDocument.activeElement)) {
          touched = true;
          listen();
        }
        // A text that was typed, or restored by the browser, before hydration.
        if (element !== null && element.value !== shown())
          queueMicrotask(() => {
            wake();
            judgeAfter(element, false, 0);
          });
      },
      onFocus: () => {
        wake();
        change(state);
      },
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        // Not every change needs focus: a browser can fill in forms.
        wake();
        const before = predicted;
        predicted = undefined;
        if (writing !== undefined) return acceptWritten();
        const raw = target.value;
        const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
        // A browser that fills in a form, and a paste, bring a text of their own (AMB-048).
        const typed = isTyped(inputType) ? (data ?? insertedText(shown(), raw)) : undefined;
        if (inputType === '' || inputType.startsWith('insertFrom')) ofComma = undefined;
        const deletes = inputType.startsWith('delete');
        if (composing) {
          if (deletes) composedZeros = leadingZeros(raw);
          const outcome = judge(raw, composedZeros, deletes ? undefined : insertedText(shown(), raw));
          if (outcome.text === raw) accept(outcome, raw);
          else change({ ...state, composed: raw, notice: state.notice && stays(state.notice) ? state.notice : undefined });
          return;
        }
        const history = /^history(Undo|Redo)$/.exec(inputType)?.[1];
        const known = before?.raw === raw ? before : undefined;
        const zeros = deletes || (history !== undefined && uncovered.has(raw)) ? Infinity : (known?.zeros ?? 0);
        // An undo step that ends at text which was normalised at once: continue with the next step.
        if (history !== undefined && judge(raw, zeros).text !== raw) {
          edit(target, history.toLowerCase());
          if (target.value !== raw) return;
        }
        judgeAfter(target, nativeEvent.isTrusted, zeros, typed, known?.grows);
      },
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key !== 'Enter' || composing) return;
        // Enter submits the form, so the text is normalised first.
        const raw = shown();
        const text = finishDecimalText(raw);
        if (text !== raw)
          write(currentTarget, { text, atRest: true }, caretAfter(raw, currentTarget.selectionEnd ?? raw.length, { text }), false);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        uncovered.clear();
        accept({ text: finishDecimalText(current()), atRest: true });
        options.onBlur?.(event);
      },
      /** Digits that are selected cannot be dragged to another place of the amount. */
      onDragStart: (event: DragEvent<HTMLInputElement>) => event.preventDefault(),
      /** What is dropped onto an amount replaces it: among its digits it would make another amount of both. */
      onDrop: (event: DragEvent<HTMLInputElement>) => {
        const raw = event.dataTransfer.getData('text/plain');
        const { readOnly, disabled } = event.currentTarget;
        if (readOnly || disabled || raw === '' || shown() === '') return;
        event.preventDefault();
        wake();
        const outcome = sanitizeDecimalText({ ...options, raw, previous: shown() });
        if (outcome.refused !== undefined) return accept(outcome);
        ofComma = undefined;
        event.currentTarget.focus();
        write(event.currentTarget, { ...outcome, raw }, outcome.text.length, true);
      },
      onCompositionStart: ({ currentTarget: { value, selectionStart } }: { currentTarget: HTMLInputElement }) => {
        composing = true;
        composedZeros = zerosThatStay(value, selectionStart ?? value.length, '0');
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        composing = false;
        judgeAfter(currentTarget, true, composedZeros, insertedText(shown(), currentTarget.value));
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

/** The text and caret that a change will leave, and how many leading zeros stay in it. */
interface Predicted {
  raw: string;
  caret: number;
  zeros: number;
  /** Whether the change keeps all of the text before it. */
  grows: boolean;
}

/** Whether a change was typed, with a keyboard, an on-screen keypad or by voice. Composition by an input method does not count. */
const isTyped = (inputType: string): boolean => /^insert(Text|ReplacementText|CompositionText)$/.test(inputType);

/** What a change will leave, where its input type allows to predict it. */
function predict({ value, selectionStart, selectionEnd }: HTMLInputElement, inputType: string, data: string | null): Predicted | undefined {
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
  return { raw: head + value.slice(to), caret: head.length, zeros: zerosThatStay(value, from, data ?? ''), grows: from === to };
}

/** Deprecated, but the only way to change an input's text within its undo history; without it nothing happens. */
function edit(element: HTMLInputElement, command: string, text?: string): void {
  const { ownerDocument } = element;
  if (typeof ownerDocument.execCommand === 'function') ownerDocument.execCommand(command, false, text);
}
