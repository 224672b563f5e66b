import { Heading, LinkButton, Text } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import * as css from './funds.css.ts';
import { backHref } from './links.ts';

/** Props of {@link FundsStop}. */
export interface FundsStopProps {
  /** Title: why funds cannot be added here. */
  title: string;
  /** Explanation in a sentence. */
  text: string;
  /** What can be done instead. */
  action: ReactNode;
}

/** Replaces the form where no funds can be added. */
export function FundsStop({ title, text, action }: FundsStopProps): ReactElement {
  return (
    <div className={css.stop}>
      <div>
        <Heading level={2} size="4">
          {title}
        </Heading>
        <Text as="p" tone="muted">
          {text}
        </Text>
      </div>
      {action}
    </div>
  );
}

/** The way back to where a person came from. @param next the address to go back to, as it came. */
export function BackLink({ next }: { next: string | undefined }): ReactElement {
  const say = useWords();
  return (
    <LinkButton href={backHref(next)} variant="soft">
      {say(next === undefined ? 'toSimpleEarn' : 'funds.back')}
    </LinkButton>
  );
}
