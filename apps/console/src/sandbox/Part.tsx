import { Flex, Heading, Text } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';
import * as css from './sandbox.css.ts';

/** Props of {@link Part}. */
export interface PartProps {
  /** Names it. */
  title: string;
  /** A sentence below. @default none */
  hint?: string;
  /** What is operated. */
  children: ReactNode;
}

/** One matter of the sandbox's panel. */
export function Part({ title, hint, children }: PartProps): ReactElement {
  return (
    <Flex direction="column" gap="2" py="3" className={css.part}>
      <Heading as="h3" size="1">
        {title}
      </Heading>
      {children}
      {hint !== undefined && (
        <Text as="p" size="1" color="gray">
          {hint}
        </Text>
      )}
    </Flex>
  );
}
