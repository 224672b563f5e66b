'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import type { Tone } from '../theme/tone.ts';
import { useLabels } from '../theme/useLabels.ts';
import { dismissLabels } from '../theme/labels.ts';
import * as css from './Banner.css.ts';
import { bannerIconVariants, bannerVariants } from './Banner.variants.ts';

/** Props of {@link Banner}. */
export interface BannerProps {
  /**
   * What kind of notice it is. Picks colour and icon; the words must say it too.
   * @default 'info'
   */
  tone?: Exclude<Tone, 'accent'>;
  /**
   * The notice in a few words, above the rest.
   * @default undefined
   */
  title?: ReactNode;
  /**
   * The notice. A server's own words are shown as text, never as markup.
   * @default undefined
   */
  children?: ReactNode;
  /**
   * One button or link at the end; moves below the words where there is no room.
   * @default undefined
   */
  action?: ReactNode;
  /**
   * Called when the person dismisses the notice. Without it there is no dismiss button.
   * @default undefined
   */
  onDismiss?: (() => void) | undefined;
  /**
   * Whether a screen reader announces it when it appears: `polite` after its current sentence, `assertive` at once.
   * @default 'off'
   */
  live?: 'off' | 'polite' | 'assertive';
}

const roles = { off: undefined, polite: 'status', assertive: 'alert' };

/** A notice that stays in the page, about this list, product or account. */
export function Banner({ tone = 'info', title, children, action, onDismiss, live = 'off' }: BannerProps) {
  const labels = useLabels(dismissLabels);
  return (
    <div className={bannerVariants({ tone })} data-tone={tone} role={roles[live]}>
      <span className={bannerIconVariants({ tone })}>
        <Icon name={tone === 'neutral' ? 'info' : tone} />
      </span>
      <div className={css.content}>
        <div className={css.words}>
          {title !== undefined && <p className={css.title}>{title}</p>}
          {children}
        </div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton size="1" variant="ghost" tone="neutral" label={labels.dismiss} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
