'use client';

import { DropdownMenu as Primitive } from 'radix-ui';
import { forwardRef, type ReactNode } from 'react';
import { above, floating } from '../floating/floating.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { ThemeRoot } from '../theme/EarnTheme.tsx';
import { heading, item, line, list, tick, words } from './Menu.css.ts';

/** What {@link Menu} takes. */
export interface MenuProps {
  /** The control that opens it: a Button or IconButton. */
  trigger: ReactNode;
  /** MenuItem, MenuChoice, MenuHeading and MenuLine. */
  children: ReactNode;
  /**
   * Edge of the trigger it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'end';
}

/** Commands and choices behind one button. Arrow keys move, letters find, Enter chooses, Escape closes and gives focus back. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  // Modal would lock scrolling with a style element written at run time, which a strict policy refuses.
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <ThemeRoot className={above}>
          <Primitive.Content className={`${floating} ${list}`} align={align} sideOffset={6} collisionPadding={8} loop>
            {children}
          </Primitive.Content>
        </ThemeRoot>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** What {@link MenuItem} takes. */
export interface MenuItemProps {
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** A drawing before the words. */
  icon?: ReactNode;
  /**
   * `danger` where something is taken away.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
  /**
   * Cannot be chosen.
   * @default false
   */
  disabled?: boolean;
  /**
   * Give the look to the one child, for a link.
   * @default false
   */
  asChild?: boolean;
  /** The words, or the link. */
  children: ReactNode;
}

/** A command. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(
  { onSelect, icon, tone = 'default', disabled = false, asChild = false, children, ...rest },
  ref,
) {
  const shared = { ...rest, ref, className: item, 'data-tone': tone, disabled, ...(onSelect === undefined ? {} : { onSelect }) };
  if (asChild)
    return (
      <Primitive.Item {...shared} asChild>
        {children}
      </Primitive.Item>
    );
  return (
    <Primitive.Item {...shared}>
      {icon}
      <span className={words}>{children}</span>
    </Primitive.Item>
  );
});

/** What {@link MenuChoice} takes. */
export interface MenuChoiceProps<Value extends string> {
  /** Name of the group. */
  label: string;
  /** The one that is chosen. */
  value: Value;
  /** Called with the one that is chosen next. */
  onValueChange: (value: Value) => void;
  /** What there is to choose from. */
  options: readonly { value: Value; label: ReactNode }[];
}

/** One of several: language, appearance. */
export function MenuChoice<Value extends string>({ label, value, onValueChange, options }: MenuChoiceProps<Value>) {
  return (
    <Primitive.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const option = options.find((one) => one.value === next);
        if (option) onValueChange(option.value);
      }}
    >
      <Primitive.Label className={heading}>{label}</Primitive.Label>
      {options.map((option) => (
        <Primitive.RadioItem key={option.value} className={item} value={option.value}>
          <span className={words}>{option.label}</span>
          <span className={tick}>
            <Primitive.ItemIndicator>
              <Icon name="check" />
            </Primitive.ItemIndicator>
          </span>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

/** Words over a part of the menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className={heading}>{children}</Primitive.Label>;
}

/** A line between two parts of the menu. */
export function MenuSeparator() {
  return <Primitive.Separator className={line} />;
}
