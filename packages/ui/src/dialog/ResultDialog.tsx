'use client';

import * as Primitive from 'radix-ui/dialog';
import { type ReactNode, forwardRef } from 'react';
import { type PartProps } from '../theme/rootProps.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, icons } from '../icon/index.ts';
import { toneIcons } from '../icon/toneIcons.ts';
import type { MessageTone } from '../theme/tone.ts';
import { useLabels } from '../theme/useLabels.ts';
import { closeLabels } from '../theme/labels.ts';
import { DialogShell } from './DialogShell.tsx';
import { close, head, iconTones, title as titleClass } from './ResultDialog.css.ts';

export interface ResultDialogProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** How it ended. The title must say it too, not colour and icon alone. */
  tone: MessageTone;
  /** What happened, in a few words. */
  title: ReactNode;
  /**
   * What was not lost and what to do next, read after the title.
   * @default none
   */
  description?: ReactNode;
  /**
   * The receipt: amounts, a timeline.
   * @default none
   */
  children?: ReactNode;
  /**
   * Buttons for the next step.
   * @default none
   */
  actions?: ReactNode;
}

/** The result of a submission. Announced when it opens, because focus moves to it. Fills the screen of a phone. */
export const ResultDialog = forwardRef<HTMLDivElement, ResultDialogProps>(function ResultDialog(
  { open, onOpenChange, tone, title, description, children, actions, ...rest },
  ref,
) {
  const words = useLabels(closeLabels);
  return (
    <DialogShell
      data-part="result-dialog"
      {...rest}
      ref={ref}

      open={open}
      onOpenChange={onOpenChange}
      title={title}
      role="alertdialog"
      fullScreen
      {...(description === undefined ? {} : { description })}
      {...(actions === undefined ? {} : { footer: actions })}
      head={(heading) => (
        <div className={head} data-tone={tone}>
          <span className={close}>
            <Primitive.Close asChild>
              <IconButton label={words.close}>
                <Icon icon={icons.close} />
              </IconButton>
            </Primitive.Close>
          </span>
          <span className={iconTones[tone]}>
            <Icon icon={toneIcons[tone]} size={32} />
          </span>
          <div className={titleClass}>{heading}</div>
        </div>
      )}
    >
      {children}
    </DialogShell>
  );
});
