'use client';
import type { ReactElement } from 'react';
import { Flex, Skeleton, Text } from '@earnkit/ui';

/** The place of an allocation that is not known yet. */
export const AllocationPlaceholder = (): ReactElement => (
  <Flex direction="column" gap="3" aria-busy>
    <Skeleton shape="block" width="100%" height="8px" />
    <Text size="2">
      <Skeleton width="16em" />
    </Text>
  </Flex>
);
