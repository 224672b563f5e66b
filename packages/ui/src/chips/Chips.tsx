'use client';

import { ToggleGroup as Primitive } from 'radix-ui';
import type { ReactNode, ForwardedRef } from 'react';
import { forwardGeneric, type PartProps, rootProps } from '../theme/rootProps.ts';
import { Icon, icons } from '../icon/index.ts';
import { chip, mark, picture, words } from './Chips.css.ts';
import { groupVariants } from './Chips.variants.ts';

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
   * Keep to one line that scrolls sideways, instead of falling into several.
   * @default false
   */
  scrolls?: boolean;
  /**
   * None can be chosen now.
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
  /** Called with the one that is chosen next; with `''` when the chosen one is pressed again. */
  onValueChange: (value: Value | '') => void;
  /**
   * The chosen one stays chosen: pressing it again does nothing.
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
  /** Called with all that are chosen then, in the order of the options. */
  onValueChange: (value: Value[]) => void;
}

/** Props of {@link Chips}. */
export type ChipsProps<Value extends string> = SingleChipsProps<Value> | MultipleChipsProps<Value>;

/**
 * A few options to narrow a list: one of them or several. One tab stop; arrow keys move, Space and Enter choose. For two
 * to five exclusive options of which one is always chosen, use a `SegmentedControl`; for many, a `Select`.
 */
export const Chips = forwardGeneric(function Chips<Value extends string>(props: ChipsProps<Value>, ref: ForwardedRef<HTMLDivElement>) {
  const { label, options, scrolls = false, disabled = false } = props;
  const shared = { ...rootProps('chips', props, groupVariants({ scrolls })), ref, 'aria-label': label, disabled };
  if (props.multiple) {
    const { value, onValueChange } = props;
    return (
      <Primitive.Root
        {...shared}
        type="multiple"
        value={[...value]}
        onValueChange={(next) => onValueChange(options.filter((one) => next.includes(one.value)).map((one) => one.value))}
      >
        <ChipItems options={options} chosen={value} />
      </Primitive.Root>
    );
  }
  const { value, onValueChange, required = false } = props;
  return (
    <Primitive.Root
      {...shared}
      type="single"
      value={value}
      onValueChange={(next) => {
        const option = options.find((one) => one.value === next);
        if (option) onValueChange(option.value);
        else if (!required) onValueChange('');
      }}
    >
      <ChipItems options={options} chosen={[value]} />
    </Primitive.Root>
  );
});

function ChipItems<Value extends string>({ options, chosen }: { options: readonly ChipOption<Value>[]; chosen: readonly string[] }) {
  return options.map((option) => (
    <Primitive.Item key={option.value} data-part="chips-item" className={chip} value={option.value} disabled={option.disabled ?? false}>
      {chosen.includes(option.value) ? (
        <span className={mark}>
          <Icon icon={icons.check} />
        </span>
      ) : (
        option.icon !== undefined && <span className={picture}>{option.icon}</span>
      )}
      <span className={words}>{option.label}</span>
    </Primitive.Item>
  ));
}
