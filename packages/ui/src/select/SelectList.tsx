'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { above, floating } from '../floating/floating.css.ts';
import { useFloatingLayer } from '../floating/useFloatingLayer.ts';
import { Icon, icons } from '../icon/index.ts';
import { Layer } from '../theme/Layer.tsx';
import { treeOf } from '../theme/tree.ts';
import { useLabels } from '../theme/useLabels.ts';
import { emptyLabels } from '../theme/labels.ts';
import { list, nothing, option as optionClass, optionDescription, optionIcon, optionWords, tick } from './Select.css.ts';
import type { SelectOption } from './selectProps.ts';
import { Words } from '../words/Words.tsx';

/** Props of {@link SelectList}. */
export interface SelectListProps {
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
 * refuses. Focus stays on the button; Escape closes the list and not the dialog around.
 */
export function SelectList({ id, labelledBy, button, options, chosen, marked, onChoose, onPoint, onDismiss }: SelectListProps) {
  const words = useLabels(emptyLabels);
  const {
    ref,
    element: box,
    style,
    placed,
  } = useFloatingLayer({
    anchor: button,
    gap: 4,
    // A press on the button or its label already closes the list.
    belongs: (target) =>
      button.current !== null &&
      (button.current.contains(target) || treeOf(button.current).getElementById(labelledBy)?.contains(target) === true),
    onDismiss,
  });

  // Scrolls the list alone; `scrollIntoView` would scroll the page too.
  useLayoutEffect(() => {
    const item = box?.children[marked];
    if (!placed || !box || !(item instanceof HTMLElement)) return;
    const top = item.offsetTop - box.clientTop;
    const below = top + item.offsetHeight - box.clientHeight;
    if (top < box.scrollTop) box.scrollTo({ top });
    else if (below > box.scrollTop) box.scrollTo({ top: below });
  }, [marked, placed, box]);

  return (
    <Layer opener={() => button.current} className={above}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the button handles the keys */}
      <div
        ref={ref}
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        data-part="select-list"
        className={`${floating} ${list}`}
        style={style}
        tabIndex={-1}
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
            data-part="select-option"
            className={optionClass}
            aria-selected={index === chosen}
            aria-disabled={option.disabled || undefined}
            data-marked={index === marked || undefined}
            data-index={index}
          >
            {option.icon !== undefined && <span className={optionIcon}>{option.icon}</span>}
            <span className={optionWords}>
              <Words>{option.label}</Words>
              {option.description !== undefined && <span className={optionDescription}>{option.description}</span>}
            </span>
            <span className={tick}>{index === chosen && <Icon icon={icons.check} />}</span>
          </div>
        ))}
        {options.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled className={nothing}>
            {words.noData}
          </div>
        )}
      </div>
    </Layer>
  );
}

/** Index of the option an event happened in, `-1` for none. */
function indexOf(target: EventTarget): number {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(option?.dataset.index ?? -1);
}
