'use client';
import { useId, useState, type ReactNode, forwardRef } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { Icon, icons } from '../icon/index.ts';
import { content, heading, root, sign, trigger } from './Disclosure.css.ts';
import { Words } from '../words/Words.tsx';

export interface DisclosureProps extends PartProps {
  /** What is behind it: a question, the name of a section. */
  title: ReactNode;
  /** What opens below. Mounted only while open. */
  children: ReactNode;
  /**
   * Whether it is open, when the product controls it.
   * @default undefined, the part keeps it
   */
  open?: boolean | undefined;
  /**
   * Whether it begins open, where the part keeps it.
   * @default false
   */
  defaultOpen?: boolean;
  /**
   * Called on a press with the requested state.
   * @default undefined
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Level of the title in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6;
}

/** A title that expands the content below it, such as explanations at the end of a page. */
export const Disclosure = forwardRef<HTMLDivElement, DisclosureProps>(function Disclosure(
  { title, children, open: controlled, defaultOpen = false, onOpenChange, level = 3, ...rest },
  ref,
) {
  const [own, setOwn] = useState(defaultOpen);
  const contentId = useId();
  const open = controlled ?? own;
  const Tag = `h${level}` as const;
  const toggle = () => {
    setOwn(!open);
    onOpenChange?.(!open);
  };
  return (
    <div ref={ref} {...rootProps('disclosure', rest, root)} data-state={open ? 'open' : 'closed'}>
      <Tag className={heading}>
        <button type="button" className={trigger} aria-expanded={open} aria-controls={open ? contentId : undefined} onClick={toggle}>
          <Words>{title}</Words>
          <span className={sign}>
            <Icon icon={icons.chevronDown} />
          </span>
        </button>
      </Tag>
      {open && (
        <div id={contentId} className={content}>
          {children}
        </div>
      )}
    </div>
  );
});
