'use client';

import { forwardRef, useCallback, useId, type FocusEvent, type PointerEvent, type ReactNode, type Ref, type RefCallback } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { groupDigits } from '@earnkit/time';
import { AFTER_MARK, useGrouping } from '../theme/grouping.ts';
import { useLabels } from '../theme/useLabels.ts';
import { amountLabels, clearLabels } from '../theme/labels.ts';
import { placeCaretUnderPress } from './caretUnderPress.ts';
import * as css from './DecimalInput.css.ts';
import { isStuck, type DecimalNotice } from './createDecimalField.ts';
import { DEFAULT_DECIMALS, DEFAULT_MAX, type DecimalRefusal } from './decimalText.ts';
import { noticeText } from './noticeText.ts';
import { useDecimalInput } from './useDecimalInput.ts';
import { Words } from '../words/Words.tsx';

export interface DecimalInputProps extends PartProps {
  /** Name of the field. */
  label: ReactNode;
  /**
   * Whether to hide the label visually, for a field in a table or a filter whose place already names it.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * The text, if controlled: canonical decimal text while typing (`'12.'`), `''` when empty.
   * @default none: the field holds it
   */
  value?: string;
  /**
   * The initial text, if uncontrolled.
   * @default ''
   */
  defaultValue?: string;
  /**
   * Called with the new canonical text. Not called for refused text.
   * @default nothing
   */
  onValueChange?: (text: string) => void;
  /**
   * Decimals that are kept; pasted further ones are cut, never rounded.
   * @default 2
   */
  decimals?: number;
  /**
   * Technical upper limit of the field. Not the balance: a rule checks that and gives a message.
   * @default '999999999999'
   */
  max?: string;
  /**
   * Accept a leading minus.
   * @default false
   */
  negative?: boolean;
  /**
   * Maximum number of characters, including the point.
   * @default none
   */
  maxLength?: number;
  /**
   * Beside the label, such as the available balance.
   * @default none
   */
  available?: ReactNode;
  /**
   * Permanent sentence below the label.
   * @default none
   */
  description?: ReactNode;
  /**
   * Text below the field while there is no error.
   * @default none
   */
  hint?: ReactNode;
  /**
   * Error below the field. Announced, and marks the field as invalid.
   * @default none
   */
  error?: ReactNode;
  /**
   * Shown before the amount: a sign, a coin's picture, a button.
   * @default none
   */
  leading?: ReactNode;
  /**
   * Shown after the amount: the coin. Part of the field's description.
   * @default none
   */
  unit?: ReactNode;
  /**
   * Shown after the unit: an icon, or a button of the host.
   * @default none
   */
  trailing?: ReactNode;
  /**
   * Shows the Max button. Returned text is filled in, truncated to the field's decimals; a host that sets `value` itself returns nothing.
   * @default no Max action
   */
  onMax?: () => string | undefined | void;
  /**
   * Whether Max is disabled, for example while the balance loads.
   * @default false
   */
  maxDisabled?: boolean;
  /**
   * Whether to show a button that clears the field once it has text.
   * @default true
   */
  clearable?: boolean;
  /**
   * Whether to group the digits, in the way of the theme, while the field is not focused. The field's text is never grouped.
   * @default false
   */
  grouping?: boolean;
  /**
   * Shown while the field is empty.
   * @default none
   */
  placeholder?: string;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether the text can only be read and copied.
   * @default false
   */
  readOnly?: boolean;
  /**
   * Whether it must be filled in.
   * @default false
   */
  required?: boolean;
  /**
   * Name in a plain form, which sends the canonical text.
   * @default none
   */
  name?: string;
  /**
   * Id of the input.
   * @default made up
   */
  id?: string;
  /**
   * Called on blur, after the text was normalised.
   * @default nothing
   */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /**
   * Called when typed or pasted text was refused and the text stayed as it was.
   * @default nothing
   */
  onRefuse?: (reason: DecimalRefusal) => void;
}

/**
 * A field for an amount of money. Its value is text and stays text: nothing is parsed, rounded or changed silently.
 * A refused change keeps text, caret and undo, and says so (UI-01 to UI-10, AMB-047 to AMB-052, AMB-144).
 * Works controlled, uncontrolled in a plain form, and inside React Hook Form's `Controller` (`onValueChange={field.onChange}`).
 */
export const DecimalInput = forwardRef<HTMLInputElement, DecimalInputProps>(function DecimalInput(props, ref) {
  const { decimals = DEFAULT_DECIMALS, max = DEFAULT_MAX, negative = false, disabled = false, readOnly = false, grouping = false } = props;
  const { available, description, error, leading, unit, trailing, onMax } = props;
  const words = useLabels(amountLabels);
  const { clear } = useLabels(clearLabels);
  const field = useDecimalInput(props);
  const groupingAround = useGrouping();
  const inputRef = useBothRefs(field.inputProps.ref, ref);
  const made = useId();

  const id = props.id ?? made;
  const { text } = field;
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const notice = field.notice && noticeText(field.notice, words, { decimals, max, maxLength: props.maxLength }, groupingAround);
  const stuck = isStuck(field.notice);
  const message = messageOf(wrong ? error : undefined, notice, field.notice);
  const hint = message === undefined ? props.hint : undefined;
  // Rendered before its first message, so that the message is announced.
  const reports = field.touched || message !== undefined;
  const usable = !disabled && !readOnly;
  const clearable = usable && (props.clearable ?? true);
  const shown = grouping ? groupDigits(text, groupingAround) : text;
  const drawnOver = text !== '' && (grouping || shown.length > LONG);
  const labelHidden = props.labelHidden === true;
  // A hidden text is an attribute: an element that is only hidden from sight is laid out and painted like any other.
  const name = labelHidden && typeof props.label === 'string' ? props.label : undefined;
  const label = name === undefined && (
    <label className={labelHidden ? css.labelHidden : css.label} htmlFor={id}>
      {props.label}
    </label>
  );

  return (
    <div
      {...rootProps('decimal-input', props, css.root)}
      data-bare={(!reports && hint === undefined) || undefined}
      data-invalid={wrong || stuck || undefined}
      data-disabled={disabled || undefined}
    >
      {available === undefined ? (
        label
      ) : (
        <div className={css.labelRow}>
          {label}
          <span className={css.aside} id={`${id}-available`}>
            {available}
          </span>
        </div>
      )}
      {description !== undefined && (
        <span className={css.description} id={`${id}-description`}>
          {description}
        </span>
      )}
      <div
        data-part="decimal-input-box"
        className={css.box}
        data-invalid={wrong || stuck || undefined}
        data-disabled={disabled || undefined}
        data-read-only={readOnly || undefined}
        data-room={(clearable && text === '') || undefined}
        data-drawn-over={drawnOver || undefined}
        onPointerDown={focusFigure}
      >
        {leading !== undefined && <span className={css.leading}>{leading}</span>}
        <input
          {...field.inputProps}
          ref={inputRef}
          id={id}
          className={css.input}
          type="text"
          inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          name={props.name}
          placeholder={props.placeholder}
          disabled={disabled}
          readOnly={readOnly}
          required={props.required}
          aria-invalid={wrong || stuck || undefined}
          aria-label={name}
          aria-describedby={idsOf(id, { description, available, unit, hint, message: reports || undefined })}
          data-drawn-over={drawnOver || undefined}
          onMouseDown={(event) => placeCaretUnderPress(event.currentTarget, event)}
        />
        {drawnOver && (
          <span
            className={css.resting}
            aria-hidden="true"
            data-length={shown.length > LONGEST ? 'longest' : shown.length > LONG ? 'long' : undefined}
          >
            {shown.length > LONGEST ? shown.split(AFTER_MARK).join('\u200B') : shown}
          </span>
        )}
        {clearable && text !== '' && (
          <button type="button" className={css.clear} aria-label={clear} aria-controls={id} onClick={field.clear}>
            <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        )}
        {unit !== undefined && (
          <span className={css.unit} id={`${id}-unit`}>
            {unit}
          </span>
        )}
        {trailing !== undefined && <span className={css.trailing}>{trailing}</span>}
        {onMax !== undefined && (
          <button
            type="button"
            data-part="decimal-input-max"
            className={css.max}
            aria-controls={id}
            disabled={!usable || props.maxDisabled === true}
            onClick={() => {
              const amount = onMax();
              if (typeof amount === 'string') field.fill(amount);
            }}
          >
            {words.max}
          </button>
        )}
      </div>
      {hint !== undefined && (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {reports && (
        <div
          className={hint === undefined ? css.message : css.silent}
          id={`${id}-message`}
          role="status"
          data-kind={wrong || stuck ? 'error' : notice === undefined ? undefined : 'notice'}
        >
          {/* The key makes a repeated message a new announcement. */}
          {message !== undefined && <span key={wrong ? 'error' : field.notice?.count}>{message}</span>}
        </div>
      )}
    </div>
  );
});

/**
 * The host's error takes precedence over a notice, except over one that blocks sending. A notice of two readings is shown with the error.
 */
function messageOf(error: ReactNode, text: string | undefined, notice: DecimalNotice | undefined): ReactNode {
  if (error === undefined || isStuck(notice)) return text ?? error;
  if (notice?.kind !== 'read') return error;
  return (
    <>
      <Words>{error}</Words> <Words>{text}</Words>
    </>
  );
}

// Characters that have room on a phone, at the field's own size and a step smaller.
const LONG = 12;
const LONGEST = 18;

/** Ids of the parts that are shown. */
function idsOf(id: string, parts: Record<string, ReactNode>): string {
  let ids = '';
  for (const part in parts) if (parts[part] !== undefined) ids += `${id}-${part} `;
  return ids.trimEnd();
}

/** A press beside the figure focuses it, as in any field. */
function focusFigure(event: PointerEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || event.target.closest('input, button, a, select, [tabindex]')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(':scope > input')?.focus();
}

function useBothRefs(own: RefCallback<HTMLInputElement>, host: Ref<HTMLInputElement>): RefCallback<HTMLInputElement> {
  const both = useCallback(
    (element: HTMLInputElement | null) => {
      own(element);
      give(host, element);
    },
    [own, host],
  );
  return host === null ? own : both;
}

function give(ref: Ref<HTMLInputElement>, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
