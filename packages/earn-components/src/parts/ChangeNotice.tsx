'use client';
import { type ReactElement, type ReactNode, type Ref, forwardRef } from 'react';
import { Banner, Button, type PartProps } from '@earnkit/ui';

/** Props of {@link ChangeNotice}. */
export interface ChangeNoticeProps extends PartProps {
  /** What changed, old and new. */
  title: string;
  /** Text of the button that accepts. */
  acceptLabel: string;
  /** Called when the person accepts what is current. */
  onAccept: () => void;
  /** The button that accepts. */
  acceptRef: Ref<HTMLButtonElement>;
  /** What to do. */
  children: ReactNode;
}

/** Shows a term after a change, and asks the person to accept it before sending (R04). */
export const ChangeNotice = forwardRef<HTMLDivElement, ChangeNoticeProps>(function ChangeNotice(
  { title, acceptLabel, onAccept, acceptRef, children, ...rest },
  ref,
): ReactElement {
  return (
    <Banner
      {...rest}
      ref={ref}
      tone="warning"
      live="assertive"
      title={title}
      action={
        <Button ref={acceptRef} size="2" variant="soft" onClick={onAccept}>
          {acceptLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
});
