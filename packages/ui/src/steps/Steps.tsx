'use client';
import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { number, numbers, description as descriptionClass, item as itemClass, list, title, words } from './Steps.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { Icon, icons } from '../icon/index.ts';
import { useLabels } from '../theme/useLabels.ts';
import { stepLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Words } from '../words/Words.tsx';

const stepNumberVariants = cva(number, { variants: { state: numbers } });

/** One step. */
export interface StepItem {
  /** Names the step between renders. */
  key: string;
  /** What is done, in a few words. */
  label: ReactNode;
  /**
   * One or two sentences below.
   * @default undefined
   */
  description?: ReactNode;
}

export interface StepsProps extends PartProps {
  /** The steps, first to last. */
  items: readonly StepItem[];
  /**
   * `key` of the step a person is at; the ones before it are done. Without it the steps only explain.
   * @default undefined
   */
  current?: string | undefined;
  /**
   * Name for screen readers.
   * @default undefined
   */
  label?: string;
}

/** Numbered steps, side by side, or stacked on a phone: how something is done, or which step is current. */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps({ items, current, label, ...rest }, ref) {
  const labels = useLabels(stepLabels);
  const at = items.findIndex(({ key }) => key === current);
  const stateOf = (index: number) => {
    if (at < 0 || index > at) return 'upcoming';
    return index === at ? 'current' : 'done';
  };
  const spoken = { done: labels.stepDone, current: labels.stepCurrent, upcoming: labels.stepAhead };
  return (
    // Safari drops the list role of a list without markers.
    <ol ref={ref} {...rootProps('steps', rest, list)} role="list" aria-label={label}>
      {items.map((step, index) => {
        const state = stateOf(index);
        return (
          <li
            key={step.key}
            data-part="steps-item"
            className={itemClass}
            data-state={at < 0 ? undefined : state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={stepNumberVariants({ state })} aria-hidden="true">
              {state === 'done' ? <Icon icon={icons.check} /> : index + 1}
            </span>
            <span className={words}>
              <span className={title}>
                <Words>{step.label}</Words>
                {at >= 0 && <VisuallyHidden>{` (${spoken[state]})`}</VisuallyHidden>}
              </span>
              {step.description !== undefined && <span className={descriptionClass}>{step.description}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
});
