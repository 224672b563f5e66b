'use client';
import { Icon as CalloutIcon, Root as CalloutRoot } from '@radix-ui/themes/components/callout';
import { Text } from '@radix-ui/themes/components/text';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { toneIcons } from '../icon/toneIcons.ts';
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
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', title, children, action, onDismiss, live = 'off', className, ...rest },
  ref,
) {
  const labels = useLabels(dismissLabels);
  return (
    <CalloutRoot
      data-part="banner"
      data-tone={tone}
      {...rest}
      ref={ref}
      role={roles[live]}
      size="1"
      color={toneColors[tone]}
      className={className === undefined ? css.root : `${css.root} ${className}`}
    >
      <CalloutIcon className={css.icon} data-part="banner-icon">
        <Icon icon={toneIcons[tone === 'neutral' ? 'info' : tone]} />
      </CalloutIcon>
      <div className={css.content}>
        <div className={css.words}>
          {title !== undefined && (
            <Text as="p" weight="medium" data-part="banner-title">
              {title}
            </Text>
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
    </CalloutRoot>
  );
});
