import type { EarnClient } from '@earnkit/core/client';
import { expect, test, vi } from 'vitest';
import { withUnreadableLog } from './unreadable.ts';

test('makes the ids of writes as the client does, and none where the client makes none', () => {
  const call = vi.fn() as unknown as EarnClient['call'];
  const log = vi.fn();
  expect(withUnreadableLog({ call, newRequestId: () => 'made-1' }, log).newRequestId?.()).toBe('made-1');
  expect(withUnreadableLog({ call }, log).newRequestId?.()).toBeUndefined();
});
