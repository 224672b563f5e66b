'use client';
import { cva } from 'class-variance-authority';
import { useState, type ForwardedRef, type KeyboardEvent, type ReactNode } from 'react';
import { group, scrolling, chip, mark, picture, words } from './Chips.css.ts';
import { forwardGeneric, type PartProps, rootProps } from '../theme/rootProps.ts';
import { Icon, icons } from '../icon/index.ts';

const groupVariants = cva(group, { variants: { scrolls: { true: scrolling, false: '' } } });

/** One chip. */
export interface ChipOption<Value extends string> {
  /** The value of the option. */
  value: Value;
  /** Text of the chip. */
  label: ReactNode;
  /** Icon before the label, such as a coin. */
  icon?: ReactNode;
  /**
   * Whether the option is shown but cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

interface SharedProps<Value extends string> extends PartProps {
  /** Name of the choice, read aloud. */
  label: string;
  /** The options. */
  options: readonly ChipOption<Value>[];
  /**
   * Whether to stay on one line that scrolls sideways, instead of wrapping.
   * @default false
   */
  scrolls?: boolean;
  /**
   * Whether no chip can be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** {@link Chips} of which one is chosen, or none. */
export interface SingleChipsProps<Value extends string> extends SharedProps<Value> {
  /**
   * Several can be chosen.
   * @default false
   */
  multiple?: false;
  /** The chosen value, `''` for none. */
  value: Value | '';
  /** Called with the next value; with `''` when the chosen chip is pressed again. */
  onValueChange: (value: Value | '') => void;
  /**
   * Whether the chosen chip stays chosen when it is pressed again.
   * @default false
   */
  required?: boolean;
}

/** {@link Chips} of which any number is chosen. */
export interface MultipleChipsProps<Value extends string> extends SharedProps<Value> {
  /** Several can be chosen. */
  multiple: true;
  /** Those that are chosen. */
  value: readonly Value[];
  /** Called with all chosen values, in the order of the options. */
  onValueChange: (value: Value[]) => void;
}

export type ChipsProps<Value extends string> = SingleChipsProps<Value> | MultipleChipsProps<Value>;

/**
 * A few options to narrow a list: one of them or several. One tab stop; arrow keys move, Space and Enter choose. For two
 * to five exclusive options of which one is always chosen, use a `SegmentedControl`; for many, a `Select`.
 */
export const Chips = forwardGeneric(function Chips<Value extends string>(props: ChipsProps<Value>, ref: ForwardedRef<HTMLDivElement>) {
  const { label, options, scrolls = false, disabled = false, multiple = false } = props;
  const chosen: readonly string[] = props.multiple ? props.value : [props.value];
  const choose = (value: Value): void => {
    const on = chosen.includes(value);
    if (props.multiple) {
      props.onValueChange(options.map((one) => one.value).filter((one) => (one === value ? !on : chosen.includes(one))));
    } else if (!on || !props.required) {
      props.onValueChange(on ? '' : value);
    }
  };
  const [focused, setFocused] = useState<string>();
  const enabled = options.filter((one) => !disabled && !one.disabled).map((one) => one.value);
  // The tab stop is the focused chip, or the first chosen one if none is focused.
  const stop = enabled.find((value) => value === focused) ?? enabled.find((value) => chosen.includes(value)) ?? enabled[0];
  return (
    <div {...rootProps('chips', props, groupVariants({ scrolls }))} ref={ref} role={multiple ? 'toolbar' : 'radiogroup'} aria-label={label}>
      {options.map((option) => {
        const on = chosen.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            data-part="chips-item"
            className={chip}
            disabled={disabled || option.disabled}
            data-state={on ? 'on' : 'off'}
            {...(multiple ? { 'aria-pressed': on } : { role: 'radio', 'aria-checked': on })}
            tabIndex={option.value === stop ? 0 : -1}
            onKeyDown={moveFocus}
            onFocus={() => setFocused(option.value)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.parentElement?.contains(relatedTarget)) setFocused(undefined);
            }}
            onClick={() => choose(option.value)}
          >
            {on ? (
              <span className={mark}>
                <Icon icon={icons.check} />
              </span>
            ) : (
              option.icon !== undefined && <span className={picture}>{option.icon}</span>
            )}
            <span className={words}>{option.label}</span>
          </button>
        );
      })}
    </div>
  );
});

/** Arrow keys, Home and End move the focus among the chips that are not disabled, and from one end to the other. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const chips = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > button:enabled') ?? [])];
  const index = chips.indexOf(currentTarget);
  const target = targetOf(key, index, getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1);
  if (target === undefined) return;
  event.preventDefault();
  chips.at(target % chips.length)?.focus();
}

/** Which chip a key leads to, counted from the end where it is negative; `undefined` for a key that moves nothing. */
function targetOf(key: string, index: number, rightwards: 1 | -1): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return -1;
    case 'ArrowUp':
      return index - 1;
    case 'ArrowDown':
      return index + 1;
    case 'ArrowLeft':
      return index - rightwards;
    case 'ArrowRight':
      return index + rightwards;
    default:
      return undefined;
  }
}
