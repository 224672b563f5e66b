import { Flex, Heading, LinkButton, Text } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
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
    <Flex direction="column" align="start" gap="4">
      <div>
        <Heading as="h2" size="4">
          {title}
        </Heading>
        <Text as="p" color="gray">
          {text}
        </Text>
      </div>
      {action}
    </Flex>
  );
}

/** The way back to where a person came from. @param next the address to go back to, as it came. */
export function BackLink({ next }: { next: string | undefined }): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  return (
    <LinkButton href={backHref(next)} variant="soft">
      {t(next === undefined ? 'toSimpleEarn' : 'funds.back')}
    </LinkButton>
  );
}
