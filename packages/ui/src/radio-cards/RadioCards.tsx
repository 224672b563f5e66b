'use client';
import { cva } from 'class-variance-authority';
import * as Primitive from 'radix-ui/radio-group';
import { useId, type ReactNode } from 'react';
import { group, groupBase, card, content, label as labelClass, mark, root } from './RadioCards.css.ts';

/** Classes of the group of cards. */
const cardGroupVariants = cva(groupBase, { variants: { layout: { row: group.row.root, list: group.list.root } } });

/** One card of {@link RadioCards}. */
export interface RadioCardOption<Value extends string> {
  /** The value of the card. */
  value: Value;
  /** What the card shows: text and figures, nothing that can be pressed. */
  children: ReactNode;
  /**
   * Draws the text muted, as for a product that is sold out. The card can still be chosen.
   * @default false
   */
  muted?: boolean;
  /**
   * Whether the card is shown but cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  /** Name of the choice. */
  label: ReactNode;
  /**
   * Whether to hide the label visually; it stays the accessible name.
   * @default false
   */
  labelHidden?: boolean;
  /** The chosen card, `''` for none. */
  value: Value | '';
  /** Called with the card that is chosen next. */
  onValueChange: (value: Value) => void;
  /** The cards. */
  options: readonly RadioCardOption<Value>[];
  /**
   * `row` puts small cards side by side, `list` puts wide cards below each other with a mark at the end.
   * @default 'row'
   */
  layout?: 'row' | 'list';
  /**
   * Whether none can be chosen.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether its form is being sent: no card can be chosen meanwhile, and focus stays.
   * @default false
   */
  pending?: boolean;
}

/** One of a few options that need more than a word, such as the terms of a product. Arrow keys move and choose. */
export function RadioCards<Value extends string>({
  label,
  labelHidden = false,
  value,
  onValueChange,
  options,
  layout = 'row',
  disabled = false,
  pending = false,
}: RadioCardsProps<Value>) {
  const id = useId();
  const busy = pending && { 'aria-disabled': true, 'aria-busy': true };
  return (
    <div className={root} data-part="radio-cards">
      <span id={id} className={labelClass} hidden={labelHidden}>
        {label}
      </span>
      <Primitive.Root
        className={cardGroupVariants({ layout })}
        aria-labelledby={id}
        value={value}
        disabled={disabled}
        {...busy}
        onValueChange={(next) => {
          const option = options.find((one) => one.value === next);
          if (option && !pending) onValueChange(option.value);
        }}
      >
        {options.map((option) => (
          <Primitive.Item
            key={option.value}
            className={`${card} ${group[layout].card}`}
            value={option.value}
            disabled={option.disabled ?? false}
            {...busy}
            data-muted={option.muted || undefined}
          >
            <span className={content}>{option.children}</span>
            {layout === 'list' && <span className={mark} aria-hidden="true" />}
          </Primitive.Item>
        ))}
      </Primitive.Root>
    </div>
  );
}
