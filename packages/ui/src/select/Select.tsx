'use client';

import { forwardRef, useId, type ForwardedRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { ListSelect } from './ListSelect.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { label as labelClass, message, root } from './Select.css.ts';
import type { SelectSize } from './Select.variants.ts';
import { useHasFinger } from './useHasFinger.ts';

/** One of what a {@link Select} offers. */
export interface SelectOption<Value extends string> {
  /** What is handed on when it is chosen. */
  value: Value;
  /** Its words; letters typed find by them. */
  label: string;
  /** A second, quieter line in the list. */
  description?: string;
  /** A picture before the words: a coin. */
  icon?: ReactNode;
  /**
   * Is shown and cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** What {@link Select} takes. */
export interface SelectProps<Value extends string> {
  /** Name of the field. */
  label: ReactNode;
  /**
   * Read the label aloud and do not draw it, where the place says what is chosen: a row of filters.
   * @default false
   */
  labelHidden?: boolean;
  /** The one that is chosen, `''` for none. */
  value: Value | '';
  /** Called with the one that is chosen next; never with the same again. */
  onValueChange: (value: Value) => void;
  /** What there is to choose from. */
  options: readonly SelectOption<Value>[];
  /** Shown while none is chosen. */
  placeholder?: string;
  /** Below the field while there is nothing else to say. */
  hint?: ReactNode;
  /** Below the field, announced, and marks the field as wrong. */
  error?: ReactNode;
  /**
   * Cannot be used.
   * @default false
   */
  disabled?: boolean;
  /**
   * Must be chosen.
   * @default false
   */
  required?: boolean;
  /** Name in a plain form, which sends the value. */
  name?: string;
  /**
   * 28, 36 or 44 px high; at least 44 px under a finger.
   * @default '2'
   */
  size?: SelectSize;
  /**
   * Id of the control.
   * @default made up
   */
  id?: string;
  /** Called when the field is left. */
  onBlur?: () => void;
}

/** What the two drawings of a select share. */
export interface SelectControlProps<Value extends string> {
  id: string;
  value: Value | '';
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder: string | undefined;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  name: string | undefined;
  size: SelectSize;
  onBlur: (() => void) | undefined;
}

function SelectField<Value extends string>(
  {
    label,
    labelHidden = false,
    value,
    onValueChange,
    options,
    placeholder,
    hint,
    error,
    disabled = false,
    required = false,
    name,
    size = '2',
    id,
    onBlur,
  }: SelectProps<Value>,
  ref: ForwardedRef<HTMLElement>,
) {
  const made = useId();
  const fieldId = id ?? made;
  const Control = useHasFinger() ? NativeSelect : ListSelect;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div className={root}>
      <label id={`${fieldId}-label`} htmlFor={fieldId} className={labelHidden ? hidden : labelClass}>
        {label}
      </label>
      <Control
        ref={ref}
        id={fieldId}
        value={value}
        onValueChange={(next) => {
          const option = options.find((one) => one.value === next);
          if (option) onValueChange(option.value);
        }}
        options={options}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        invalid={invalid}
        name={name}
        size={size}
        onBlur={onBlur}
      />
      <div
        className={message}
        id={`${fieldId}-message`}
        data-kind={invalid ? 'error' : 'hint'}
        data-bare={(labelHidden && !invalid && hint === undefined) || undefined}
      >
        <span role="status">{invalid ? error : null}</span>
        {!invalid && hint}
      </div>
    </div>
  );
}

/**
 * One of several in little space: a coin, a product, a state. A list of our own after the WAI-ARIA pattern of a select-only combobox,
 * with letters that find; under a finger the system's own picker. Works in a dialog, in a plain form, and inside React Hook Form's
 * `Controller` (`onValueChange={field.onChange}`). Nothing is chosen by moving through the list.
 */
// `forwardRef` forgets that the value's type follows the options'.
export const Select = forwardRef(SelectField) as <Value extends string>(
  props: SelectProps<Value> & RefAttributes<HTMLElement>,
) => ReactElement | null;
