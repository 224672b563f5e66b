import { useCompliance, useEarn } from '@earnkit/hooks';
import { Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { worldWord } from '../messages/useWorldName.ts';
import { sandboxMessages } from '../messages/sandbox.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';

/** Which edition and which region this person came with: the reason why parts are missing. Other people have others. */
export function EditionAndRegion(): ReactElement {
  const { t } = useConsoleMessages(sandboxMessages);
  const { edition, locale } = useEarn();
  const compliance = useCompliance();
  const region = compliance.state === 'ready' ? restrictedIn(compliance.data) : undefined;
  const nameOf = (tag: string): string => {
    const word = worldWord(`sandbox.restricted.${tag}`);
    return word === undefined ? tag : t(word);
  };
  return (
    <Text as="p" size="1" color="gray">
      {t(`sandbox.edition.${edition}`)}
      {region !== undefined && (
        <>
          {' · '}
          {region.length === 0
            ? t('sandbox.region.free')
            : t('sandbox.region.restricted', { parts: new Intl.ListFormat(locale, { style: 'narrow' }).format(region.map(nameOf)) })}
        </>
      )}
    </Text>
  );
}

const restrictedIn = ({
  menu,
  business,
}: {
  readonly menu: readonly string[];
  readonly business: readonly string[];
}): readonly string[] => [...new Set([...menu, ...business])];
