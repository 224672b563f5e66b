import type { MouseEventHandler } from 'react';

interface Pressable {
  disabled: boolean;
  loading: boolean;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Attributes of a button that may be busy. A busy button keeps its focus and its place in the tab order, so it is `aria-disabled` and
 * ignores being pressed; `disabled` would move the focus to the page in the middle of a submission.
 */
export function pressable({ disabled, loading, onClick }: Pressable) {
  return {
    disabled: disabled && !loading,
    ...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {}),
    onClick: ((event) => {
      if (loading) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      onClick?.(event);
    }) satisfies MouseEventHandler<HTMLButtonElement>,
  };
}
