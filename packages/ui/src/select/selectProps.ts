import type { ReactNode } from 'react';
import type { SelectSize } from './Select.variants.ts';

/** An option of a `Select`. */
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

/** Props of `Select`. */
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
