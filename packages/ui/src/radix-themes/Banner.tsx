'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { toneIcons } from '../icon/toneIcons.ts';
import { classes } from '../theme/classes.ts';
import type { Tone } from '../theme/tone.ts';
import { useLabels } from '../theme/useLabels.ts';
import { dismissLabels } from '../theme/labels.ts';
import * as css from './Banner.css.ts';
import { toneColors } from './toneColors.ts';
import { Words } from '../words/Words.tsx';

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'color' | 'role' | 'title'> {
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
// A `Callout` of Radix Themes by its classes: the component itself brings the code of responsive props, which no part here has.
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', title, children, action, onDismiss, live = 'off', className, ...rest },
  ref,
) {
  const labels = useLabels(dismissLabels);
  return (
    <div
      data-accent-color={toneColors[tone]}
      data-part="banner"
      data-tone={tone}
      {...rest}
      ref={ref}
      role={roles[live]}
      className={classes('rt-CalloutRoot rt-r-size-1 rt-variant-soft', css.root, className)}
    >
      <div className={`rt-CalloutIcon ${css.icon}`} data-part="banner-icon">
        <Icon icon={toneIcons[tone === 'neutral' ? 'info' : tone]} />
      </div>
      <div className={css.content}>
        <div className={css.words}>
          {title !== undefined && (
            <p className="rt-Text rt-r-weight-medium" data-part="banner-title">
              {title}
            </p>
          )}
          <Words>{children}</Words>
        </div>
        <Words>{action}</Words>
      </div>
      {onDismiss && (
        <IconButton size="1" variant="ghost" tone="neutral" label={labels.dismiss} onClick={onDismiss}>
          <Icon icon={icons.close} />
        </IconButton>
      )}
    </div>
  );
});
