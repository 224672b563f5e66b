'use client';

import * as Primitive from 'radix-ui/dropdown-menu';
import { forwardRef, type ReactNode, type ForwardedRef, useRef, useState } from 'react';
import { forwardGeneric, type PartProps, rootProps } from '../theme/rootProps.ts';
import { above, floating } from '../floating/floating.css.ts';
import { keepEscape } from '../floating/keys.ts';
import { Icon, icons } from '../icon/index.ts';
import { Layer } from '../theme/Layer.tsx';
import type { Tone } from '../theme/tone.ts';
import { item, label as labelClass, list, separator, tick, words } from './Menu.css.ts';
import { Words } from '../words/Words.tsx';

export interface MenuProps extends PartProps {
  /** The control that opens it: a Button or IconButton. */
  trigger: ReactNode;
  /** `MenuItem`, `MenuRadioGroup`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode;
  /**
   * Edge of the trigger it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'end';
  /**
   * Whether it is open at first, for a menu whose code is loaded when its button is pressed.
   * @default false
   */
  defaultOpen?: boolean;
}

/** Commands and choices behind one button. Arrow keys move, letters find, Enter chooses, Escape closes and returns focus. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, children, align = 'end', defaultOpen = false, ...rest },
  ref,
) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  // Modal would lock scrolling with a style element written at run time, which a strict policy refuses.
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger ref={opener} asChild>
        {trigger}
      </Primitive.Trigger>
      {open && (
        <Layer opener={() => opener.current} className={above}>
          <Primitive.Content
            ref={ref}
            {...rootProps('menu', rest, `${floating} ${list}`)}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            loop
            onEscapeKeyDown={keepEscape}
          >
            {children}
          </Primitive.Content>
        </Layer>
      )}
    </Primitive.Root>
  );
});

export interface MenuItemProps extends PartProps {
  /**
   * Called when the person chooses it.
   * @default nothing
   */
  onSelect?: () => void;
  /**
   * Icon before the words.
   * @default none
   */
  icon?: ReactNode;
  /**
   * `danger` for a command that destroys something.
   * @default 'neutral'
   */
  tone?: Extract<Tone, 'neutral' | 'danger'>;
  /**
   * Whether it can be chosen.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether to apply the look to the only child, for a link.
   * @default false
   */
  asChild?: boolean;
  /** The words, or the link. */
  children: ReactNode;
}

/** A command. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(
  { onSelect, icon, tone = 'neutral', disabled = false, asChild = false, children, ...rest },
  ref,
) {
  const shared = {
    ...rest,
    ...rootProps('menu-item', rest, item),
    ref,
    'data-tone': tone,
    disabled,
    ...(onSelect === undefined ? {} : { onSelect }),
  };
  if (asChild)
    return (
      <Primitive.Item {...shared} asChild>
        {children}
      </Primitive.Item>
    );
  return (
    <Primitive.Item {...shared}>
      <Words>{icon}</Words>
      <span className={words}>{children}</span>
    </Primitive.Item>
  );
});

export interface MenuRadioGroupProps<Value extends string> extends PartProps {
  /** Name of the group, shown above it and read with it. */
  label: string;
  /** The chosen value. */
  value: Value;
  /** Called with the value chosen next. */
  onValueChange: (value: Value) => void;
  /** A `MenuRadioItem` for each value. */
  children: ReactNode;
}

/** One of several choices that takes effect at once: language, appearance. */
export const MenuRadioGroup = forwardGeneric(function MenuRadioGroup<Value extends string>(
  { label, value, onValueChange, children, ...rest }: MenuRadioGroupProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <Primitive.RadioGroup
      ref={ref}
      {...rootProps('menu-radio-group', rest)}
      aria-label={label}
      value={value}
      // The items' values are the group's.
      onValueChange={(next) => onValueChange(next as Value)}
    >
      <MenuLabel>{label}</MenuLabel>
      <Words>{children}</Words>
    </Primitive.RadioGroup>
  );
});

export interface MenuRadioItemProps extends PartProps {
  /** The group's value when this item is chosen. */
  value: string;
  /** The words. */
  children: ReactNode;
}

/** A choice of a {@link MenuRadioGroup}. */
export const MenuRadioItem = forwardRef<HTMLDivElement, MenuRadioItemProps>(function MenuRadioItem({ value, children, ...rest }, ref) {
  return (
    <Primitive.RadioItem ref={ref} {...rootProps('menu-radio-item', rest, item)} value={value}>
      <span className={words}>{children}</span>
      <span className={tick}>
        <Primitive.ItemIndicator>
          <Icon icon={icons.check} />
        </Primitive.ItemIndicator>
      </span>
    </Primitive.RadioItem>
  );
});

export interface MenuLabelProps extends PartProps {
  /** The words. */
  children: ReactNode;
}

/** A label over a part of the menu. */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel({ children, ...rest }, ref) {
  return (
    <Primitive.Label ref={ref} {...rootProps('menu-label', rest, labelClass)}>
      {children}
    </Primitive.Label>
  );
});

/** A line between two parts of the menu. */
export const MenuSeparator = forwardRef<HTMLDivElement, PartProps>(function MenuSeparator(props, ref) {
  return <Primitive.Separator ref={ref} {...rootProps('menu-separator', props, separator)} />;
});
