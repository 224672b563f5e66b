'use client';

import { forwardRef, useCallback, useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { fillLabel, type UiLabels } from '../theme/labels.ts';
import { useLabels } from '../theme/useLabels.ts';
import {
  aside,
  box,
  clear,
  figure,
  input,
  label as labelClass,
  labelRow,
  max as maxClass,
  message,
  resting,
  root,
  unit as unitClass,
} from './DecimalInput.css.ts';
import { DEFAULT_DECIMALS, DEFAULT_MAX, groupDecimalText, type DecimalRefusal } from './decimalText.ts';
import { useDecimalInput, type DecimalNotice } from './useDecimalInput.ts';

/** What {@link DecimalInput} takes. */
export interface DecimalInputProps {
  /** Name of the field. */
  label: ReactNode;
  /** The text, when the host holds it: canonical decimal text while typing (`'12.'`), `''` when empty. */
  value?: string;
  /**
   * The first text, when the field holds it.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the new canonical text. Refused text never arrives here. */
  onValueChange?: (text: string) => void;
  /**
   * Decimals that are kept; pasted further ones are cut, never rounded.
   * @default 2
   */
  decimals?: number;
  /**
   * Technical ceiling of the field; not the balance, which a rule judges with a message.
   * @default '999999999999'
   */
  max?: string;
  /**
   * Accept a leading minus.
   * @default false
   */
  negative?: boolean;
  /**
   * Most characters, the point counted.
   * @default none
   */
  maxLength?: number;
  /** Beside the label: what is there to use. */
  available?: ReactNode;
  /** Sentence under the label that always stands there. */
  description?: ReactNode;
  /** Below the field while there is nothing else to say. */
  hint?: ReactNode;
  /** Below the field, announced, and marks the field as wrong. */
  error?: ReactNode;
  /** Behind the figure: the coin. */
  unit?: ReactNode;
  /** Shows the Max button. Text it returns is filled in, cut towards zero to what the field holds; a host that sets `value` itself returns nothing. */
  onMax?: () => string | undefined | void;
  /**
   * Max cannot be used now, for example while the balance loads.
   * @default false
   */
  maxDisabled?: boolean;
  /**
   * Show a button that empties the field.
   * @default true
   */
  clearable?: boolean;
  /**
   * Part thousands for the eye while the field rests. The field's text stays free of commas.
   * @default false
   */
  grouping?: boolean;
  /** Shown while the field is empty. */
  placeholder?: string;
  /**
   * Cannot be used.
   * @default false
   */
  disabled?: boolean;
  /**
   * Can be read and copied only.
   * @default false
   */
  readOnly?: boolean;
  /**
   * Must be filled in.
   * @default false
   */
  required?: boolean;
  /** Name in a plain form, which sends the canonical text. */
  name?: string;
  /**
   * Id of the input.
   * @default made up
   */
  id?: string;
  /** Called when the field is left, after its text came to rest. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Called when typed or pasted text was refused and the text stayed as it was. */
  onRefuse?: (reason: DecimalRefusal) => void;
}

/**
 * A field for an amount of money. Its value is text and stays text: nothing is parsed, rounded or changed in silence.
 * What is refused leaves text, caret and undo as they were and says so (UI-01 to UI-10, AMB-047 to AMB-052).
 * Works controlled, uncontrolled in a plain form, and inside React Hook Form's `Controller` (`onValueChange={field.onChange}`).
 */
export const DecimalInput = forwardRef<HTMLInputElement, DecimalInputProps>(function DecimalInput(
  {
    label,
    value,
    defaultValue,
    onValueChange,
    decimals = DEFAULT_DECIMALS,
    max = DEFAULT_MAX,
    negative = false,
    maxLength,
    available,
    description,
    hint,
    error,
    unit,
    onMax,
    maxDisabled = false,
    clearable = true,
    grouping = false,
    placeholder,
    disabled = false,
    readOnly = false,
    required = false,
    name,
    id,
    onBlur,
    onRefuse,
  },
  ref,
) {
  const words = useLabels();
  const field = useDecimalInput({ value, defaultValue, onValueChange, onRefuse, decimals, max, negative, maxLength });
  const { attach } = field;
  const inputRef = useCallback(
    (element: HTMLInputElement | null) => {
      attach(element);
      give(ref, element);
    },
    [attach, ref],
  );

  const made = useId();
  const inputId = id ?? made;
  const part = (suffix: string) => `${inputId}-${suffix}`;
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const notice = wrong || field.notice === undefined ? undefined : noticeText(field.notice, words, { decimals, max, maxLength });
  const said = wrong ? error : notice;
  const usable = !disabled && !readOnly;
  const shown = grouping ? groupDecimalText(field.text) : field.text;
  const drawnOver = field.text !== '' && (grouping || shown.length > LONG);
  const describedBy = [description !== undefined && part('description'), available !== undefined && part('available'), part('message')]
    .filter(Boolean)
    .join(' ');

  return (
    <div className={root} data-invalid={wrong || undefined} data-disabled={disabled || undefined}>
      <div className={labelRow}>
        <label className={labelClass} htmlFor={inputId}>
          {label}
        </label>
        {available !== undefined && (
          <span className={aside} id={part('available')}>
            {available}
          </span>
        )}
      </div>
      {description !== undefined && (
        <span className={aside} id={part('description')}>
          {description}
        </span>
      )}
      {/* A press beside the figure goes to the figure, as in any field; with the keyboard one is there already. */}
      <div
        className={box}
        data-invalid={wrong || undefined}
        data-disabled={disabled || undefined}
        data-read-only={readOnly || undefined}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) {
            event.preventDefault();
            document.getElementById(inputId)?.focus();
          }
        }}
      >
        <span className={figure}>
          <input
            {...field.inputProps}
            ref={inputRef}
            id={inputId}
            className={input}
            type="text"
            inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            name={name}
            value={field.text}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            required={required}
            aria-invalid={wrong || undefined}
            aria-describedby={describedBy}
            data-drawn-over={drawnOver || undefined}
            onBlur={(event) => {
              field.inputProps.onBlur(event);
              onBlur?.(event);
            }}
          />
          {drawnOver && (
            <span
              className={resting}
              aria-hidden="true"
              data-length={shown.length > LONGEST ? 'longest' : shown.length > LONG ? 'long' : undefined}
            >
              {shown}
            </span>
          )}
        </span>
        {clearable && usable && (
          <button
            type="button"
            className={clear}
            aria-label={words.clear}
            aria-controls={inputId}
            data-hidden={field.text === '' ? '' : undefined}
            onClick={field.clear}
          >
            <Icon name="close" size={14} />
          </button>
        )}
        {unit !== undefined && <span className={unitClass}>{unit}</span>}
        {onMax !== undefined && (
          <button
            type="button"
            className={maxClass}
            aria-controls={inputId}
            disabled={!usable || maxDisabled}
            onClick={() => {
              const amount = onMax();
              if (typeof amount === 'string') field.fill(amount);
            }}
          >
            {words.max}
          </button>
        )}
      </div>
      <div className={message} id={part('message')} data-kind={wrong ? 'error' : notice === undefined ? 'hint' : 'notice'}>
        <span role="status">{said}</span>
        {said === undefined && hint}
      </div>
    </div>
  );
});

// Characters that have room on a phone, at the field's own size and a step smaller.
const LONG = 12;
const LONGEST = 18;

function noticeText(
  notice: DecimalNotice,
  words: UiLabels,
  { decimals, max, maxLength }: { decimals: number; max: string; maxLength: number | undefined },
): string | undefined {
  switch (notice.reason) {
    case 'character':
      return words.refusedCharacter;
    case 'grouping':
      return words.refusedGrouping;
    case 'max':
      return fillLabel(words.cappedAt, { max: groupDecimalText(max) });
    case 'decimals':
      return fillLabel(words.cutDecimals, { decimals: String(decimals) });
    case 'length':
      return fillLabel(words.cutLength, { length: String(maxLength) });
    case 'sign':
      return words.refusedSign;
  }
}

function give(ref: Ref<HTMLInputElement>, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
