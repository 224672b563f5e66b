import { useAccountMode } from '@earnkit/hooks';
import { useConsoleMessages } from './useConsoleMessages.ts';

const ACCOUNTS = {
  any: { name: 'account.any', your: 'account.yours' },
  spot: { name: 'account.spot', your: 'account.yourSpot' },
  unified: { name: 'account.unified', your: 'account.yourUnified' },
} as const;

/** The account that coins are kept in (SH-14): by its name, and in the middle of a sentence, as "your unified account". */
export function useAccountMessages(): { readonly name: string; readonly your: string } {
  const { t } = useConsoleMessages();
  const mode = useAccountMode();
  const flags = mode.state === 'ready' ? mode.data.flags : undefined;
  const { name, your } = ACCOUNTS[flags === undefined ? 'any' : flags.unified ? 'unified' : 'spot'];
  return { name: t(name), your: t(your) };
}
