'use client';

import { Portal } from 'radix-ui';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { above, floating } from '../floating/floating.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { ThemeRoot } from '../theme/EarnTheme.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { emptyWords } from '../theme/words.ts';
import { list, nothing, option as optionClass, optionDescription, optionIcon, optionWords, tick } from './Select.css.ts';
import type { SelectOption } from './selectProps.ts';

interface SelectListProps {
  id: string;
  labelledBy: string;
  button: RefObject<HTMLButtonElement | null>;
  options: readonly SelectOption<string>[];
  chosen: number;
  marked: number;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
  onDismiss: () => void;
}

/**
 * The list of a select. Radix's own Select writes a style element for its scroll bars, which a strict content security policy
 * refuses, so only its placing and its order of layers are taken: Escape closes the list and not the dialog it stands in.
 */
export function SelectList({ id, labelledBy, button, options, chosen, marked, onChoose, onPoint, onDismiss }: SelectListProps) {
  const words = useLabels(emptyWords);
  const listRef = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState(false);

  // Only the list scrolls, never the page around it, which `scrollIntoView` would move as well.
  useLayoutEffect(() => {
    const box = listRef.current;
    const item = box?.children[marked];
    if (!placed || !box || !(item instanceof HTMLElement)) return;
    const top = item.offsetTop - box.clientTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + item.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + item.offsetHeight - box.clientHeight;
  }, [marked, placed]);

  return (
    <Portal.Root asChild>
      <ThemeRoot className={above}>
        <Popper.Root>
          <Popper.Anchor virtualRef={button} />
          <DismissableLayer.Root
            asChild
            onDismiss={onDismiss}
            onInteractOutside={(event) => {
              // A press on the button, or on the label that stands for it, closes by itself.
              const { target } = event;
              const label = document.getElementById(labelledBy);
              if (target instanceof Node && (button.current?.contains(target) || label?.contains(target))) event.preventDefault();
            }}
          >
            <Popper.Content
              ref={listRef}
              id={id}
              role="listbox"
              aria-labelledby={labelledBy}
              className={`${floating} ${list}`}
              side="bottom"
              align="start"
              sideOffset={4}
              collisionPadding={8}
              hideWhenDetached
              onPlaced={() => setPlaced(true)}
              // Focus stays on the button.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => onChoose(indexOf(event.target))}
              onPointerMove={(event) => {
                // A list that scrolls under a resting pointer is not pointed at.
                if (event.movementX === 0 && event.movementY === 0) return;
                const index = indexOf(event.target);
                if (index >= 0 && index !== marked) onPoint(index);
              }}
            >
              {options.map((option, index) => (
                <div
                  key={option.value}
                  role="option"
                  id={`${id}-${index}`}
                  className={optionClass}
                  aria-selected={index === chosen}
                  aria-disabled={option.disabled || undefined}
                  data-marked={index === marked || undefined}
                  data-index={index}
                >
                  {option.icon !== undefined && <span className={optionIcon}>{option.icon}</span>}
                  <span className={optionWords}>
                    {option.label}
                    {option.description !== undefined && <span className={optionDescription}>{option.description}</span>}
                  </span>
                  <span className={tick}>{index === chosen && <Icon name="check" />}</span>
                </div>
              ))}
              {options.length === 0 && (
                <div role="option" aria-selected={false} aria-disabled className={nothing}>
                  {words.noData}
                </div>
              )}
            </Popper.Content>
          </DismissableLayer.Root>
        </Popper.Root>
      </ThemeRoot>
    </Portal.Root>
  );
}

/** Index of the option an event happened in, `-1` for none. */
function indexOf(target: EventTarget): number {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(option?.dataset.index ?? -1);
}
