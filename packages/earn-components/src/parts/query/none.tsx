import { Text } from '@earnkit/ui';

/** Shown in a table if this kind of record has no such figure; `--` means that a figure is not known. */
export const none = (
  <Text color="gray" aria-hidden="true">
    –
  </Text>
);
