'use client';
import { useEffect, useState, forwardRef } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { IconButton } from '../button/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { focusedElement } from '../theme/tree.ts';
import { useLabels } from '../theme/useLabels.ts';
import { copyLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { done, failed, place } from './CopyButton.css.ts';

/**
 * Puts a text on the clipboard. Returns `false` if the browser does not allow it. Where a page is not served securely there
 * is no clipboard to write to, and the older way through a selected field is tried.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = focusedElement();
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // In the same dialog as the button: a dialog takes focus back from elements outside it.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Milliseconds the result stays on the button. */
const RESULT_STAYS = 2000;

export interface CopyButtonProps extends PartProps {
  /** The text that is copied, whole, however it is shown. */
  value: string;
  /**
   * Name of the button; name the content if a page has several.
   * @default the theme's `copy` label
   */
  label?: string;
  /**
   * 28, 36 or 44 px.
   * @default '1'
   */
  size?: '1' | '2' | '3';
  /**
   * Called once the text is on the clipboard, for a toast.
   * @default undefined
   */
  onCopied?: (() => void) | undefined;
}

/** Copies a text. Shows and announces whether it worked or the browser did not allow it. */
export const CopyButton = forwardRef<HTMLSpanElement, CopyButtonProps>(function CopyButton(
  { value, label, size = '1', onCopied, ...rest },
  ref,
) {
  const labels = useLabels(copyLabels);
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), RESULT_STAYS);
    return () => clearTimeout(timer);
  }, [result]);

  const handleClick = () => {
    void copyText(value).then((copied) => {
      setResult(copied ? 'copied' : 'failed');
      if (copied) onCopied?.();
    });
  };
  const words = result && (result === 'copied' ? labels.copied : labels.copyFailed);

  return (
    <span ref={ref} {...rootProps('copy-button', rest, place)} data-state={result ?? 'idle'}>
      <IconButton size={size} label={label ?? labels.copy} onClick={handleClick}>
        {result === 'copied' ? (
          <span className={done}>
            <Icon icon={icons.check} />
          </span>
        ) : (
          <Icon icon={icons.copy} />
        )}
      </IconButton>
      {result === 'failed' && (
        <span className={failed} aria-hidden="true">
          {words}
        </span>
      )}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </span>
  );
});
