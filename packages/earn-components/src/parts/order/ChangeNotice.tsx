'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Banner, Button, type PartProps } from '@earnkit/ui';

export interface ChangeNoticeProps {
  /** What changed, old and new. */
  title: string;
  /** Text of the button that accepts. */
  acceptLabel: string;
  /** Called when the person accepts what is current. */
  onAccept: () => void;
  /** What to do. */
  children: ReactNode;
  /** Props of the root of a part. @default none */
  root?: PartProps & { readonly ref?: Ref<HTMLDivElement> };
}

/** Shows a term after a change, and asks the person to accept it before sending (R04). */
export function ChangeNotice({ title, acceptLabel, onAccept, children, root }: ChangeNoticeProps): ReactElement {
  return (
    <Banner
      {...root}
      tone="warning"
      live="assertive"
      title={title}
      action={
        <Button size="2" variant="soft" onClick={onAccept}>
          {acceptLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
