import { earnErrorOf } from '@earnkit/core';
import type { Composer, EarnClient } from '@earnkit/core/client';

/**
 * The client of one session: each write is sent only for the person who composed it, even if another person has signed in since.
 *
 * @param onAnotherPerson called when a write was refused because another person is signed in.
 */
export const composing = (client: EarnClient, composer: Composer, onAnotherPerson: () => void): EarnClient => ({
  ...(client.exchangeTimeZone !== undefined && { exchangeTimeZone: client.exchangeTimeZone }),
  newRequestId: () => client.newRequestId?.(),
  isSignedIn: async () => (await client.isSignedIn?.(composer)) ?? true,
  call: async (endpoint, input, options) => {
    if (endpoint.effect === 'read') return client.call(endpoint, input, options);
    try {
      return await client.call(endpoint, input, { ...options, composer });
    } catch (thrown) {
      if (earnErrorOf(thrown)?.kind === 'another-person') onAnotherPerson();
      throw thrown;
    }
  },
});
