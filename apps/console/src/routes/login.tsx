import { Banner, Box, Button, Card, ErrorState, Flex, Grid, Heading, Skeleton, Text, VisuallyHidden, Words } from '@earnkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { goTo } from '../navigation.ts';
import { sandboxControl, type World } from '../sandbox/sandboxControl.ts';
import { worldWord } from '../messages/useWorldName.ts';
import { logIn } from '../session/logIn.ts';
import { nextPath } from '../session/nextPath.ts';
import { refreshSession, queryClient, sessionState, useAtExchange } from '../session/sessionStore.ts';
import { Page } from '../shell/Page.tsx';
import { useAddressSearch } from '../shell/useAddress.ts';
import { loginMessages } from '../messages/login.ts';
import { sandboxMessages } from '../messages/sandbox.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import * as css from './login.css.ts';
import { nextSearch } from './search.ts';

/** The messages of the people one can be, and of the page. */
const MESSAGES = { en: { ...sandboxMessages.en, ...loginMessages.en }, zh: { ...sandboxMessages.zh, ...loginMessages.zh } };

/** The sign-in page: choose a person of the sandbox, or read where to sign in at a real exchange. */
export function LoginPage(): ReactElement {
  const { next } = useAddressSearch(nextSearch);
  const goOn = (): void => goTo(nextPath(next, location.origin));
  return useAtExchange() ? <AtTheExchange goOn={goOn} /> : <Worlds goOn={goOn} />;
}

function Worlds({ goOn }: { goOn: () => void }): ReactElement {
  const { t } = useConsoleMessages(MESSAGES);
  const worlds = useQuery(
    { queryKey: ['sandbox', 'worlds'], queryFn: sandboxControl.worlds, staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(false);
  const become = (world: World): void => {
    setBusy(world.id);
    setFailed(false);
    logIn(world.id)
      .then(goOn, () => setFailed(true))
      .finally(() => setBusy(undefined));
  };
  return (
    <Page title={t('login.title')} lead={t('login.text')}>
      {failed && (
        <Banner tone="danger" live="assertive">
          {t('login.failed')}
        </Banner>
      )}
      {worlds.isError && <ErrorState onRetry={() => void worlds.refetch()} />}
      <Grid columns="repeat(auto-fill, minmax(min(100%, 264px), 1fr))" gap="4" m="0" p="0" className={css.worlds} asChild>
        <ul aria-label={t('login.worlds')} aria-busy={worlds.isPending}>
          {worlds.isPending &&
            ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
              <li key={place}>
                <Skeleton shape="block" width="100%" height="148px" />
              </li>
            ))}
          {worlds.data?.map((world) => (
            <Card key={world.id} size="2" asChild>
              <li>
                <WorldCard world={world} busy={busy === world.id} disabled={busy !== undefined} onChoose={() => become(world)} />
              </li>
            </Card>
          ))}
        </ul>
      </Grid>
    </Page>
  );
}

function WorldCard({
  world,
  busy,
  disabled,
  onChoose,
}: {
  world: World;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}): ReactElement {
  const { t } = useConsoleMessages(MESSAGES);
  const [titleWord, aboutWord] = [worldWord(`world.${world.id}`), worldWord(`world.${world.id}.about`)];
  const title = titleWord === undefined ? world.title : t(titleWord);
  return (
    <Flex direction="column" gap="2" height="100%">
      <Heading as="h2" size="3">
        {title}
      </Heading>
      <Text as="p" size="2" color="gray">
        {aboutWord === undefined ? world.description : t(aboutWord)}
      </Text>
      <Box mt="auto" pt="3">
        <Button variant="soft" onClick={onChoose} loading={busy} disabled={disabled && !busy}>
          <Words>{t('login.choose')}</Words> <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </Box>
    </Flex>
  );
}

function AtTheExchange({ goOn }: { goOn: () => void }): ReactElement {
  const { t } = useConsoleMessages(MESSAGES);
  const [looking, setLooking] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const look = (): void => {
    setLooking(true);
    setUnknown(false);
    void refreshSession().finally(() => {
      setLooking(false);
      const seen = sessionState();
      if (seen.state === 'known' && seen.session.state === 'signed-in') goOn();
      else setUnknown(true);
    });
  };
  return (
    <Page title={t('login.exchange.title')} lead={t('login.exchange.text')}>
      <div>
        <Button onClick={look} loading={looking}>
          {t('login.exchange.again')}
        </Button>
      </div>
      {unknown && <Banner live="polite">{t('login.exchange.notYet')}</Banner>}
    </Page>
  );
}
