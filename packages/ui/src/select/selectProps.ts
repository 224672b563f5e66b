import type { ReactNode } from 'react';
import type { PartProps } from '../theme/rootProps.ts';
import type { SelectSize } from './Select.variants.ts';

/** An option of a `Select`. */
export interface SelectOption<Value extends string> {
  /** The value of the option. */
  value: Value;
  /** Its label, which typed letters find. */
  label: string;
  /** A second, quieter line in the list. */
  description?: string;
  /** Icon before the label, such as a coin. */
  icon?: ReactNode;
  /**
   * Whether the option is shown but cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends PartProps {
  /** Name of the field. */
  label: ReactNode;
  /**
   * Whether to hide the label visually, in a row of filters; it stays the accessible name.
   * @default false
   */
  labelHidden?: boolean;
  /** The chosen value, `''` for none. */
  value: Value | '';
  /** Called with the value chosen next, never with the current one. */
  onValueChange: (value: Value) => void;
  /** The options. */
  options: readonly SelectOption<Value>[];
  /**
   * Shown while nothing is chosen.
   * @default none
   */
  placeholder?: string;
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
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether the chosen value is being saved: the control keeps the focus, and nothing can be chosen meanwhile.
   * @default false
   */
  pending?: boolean;
  /**
   * Whether a value is required.
   * @default false
   */
  required?: boolean;
  /**
   * Name in a plain form, which sends the value.
   * @default none
   */
  name?: string;
  /**
   * 28, 36 or 44 px high; at least 44 px on a touch screen.
   * @default '2'
   */
  size?: SelectSize;
  /**
   * Id of the control.
   * @default made up
   */
  id?: string;
  /**
   * Called on blur.
   * @default nothing
   */
  onBlur?: () => void;
}

/** Props that both controls of a select share. */
export interface SelectControlProps<Value extends string> {
  id: string;
  value: Value | '';
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder: string | undefined;
  disabled: boolean;
  pending: boolean;
  required: boolean;
  invalid: boolean;
  name: string | undefined;
  size: SelectSize;
  onBlur: (() => void) | undefined;
  /** Called when the code of the list cannot be loaded. */
  onListMissing: () => void;
}
