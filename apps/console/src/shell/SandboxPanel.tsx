import { Button, Flex, Heading, Icon, IconButton, icons, lazyComponent } from '@earnkit/ui';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { PartPlaceholder } from './lazyPage.tsx';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import * as css from './SandboxPanel.css.ts';

const SandboxControls = lazyComponent(async () => (await import('../sandbox/SandboxControls.tsx')).SandboxControls, PartPlaceholder);

export interface SandboxPanelProps {
  /** The sandbox's name of who is signed in. */
  world: string | undefined;
}

/** The sandbox's own controls behind one button: who one is, the clock, what goes wrong, a new beginning. */
export function SandboxPanel({ world }: SandboxPanelProps): ReactElement {
  const { t } = useConsoleMessages();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [open]);
  const close = (): void => {
    if (panel.current?.contains(document.activeElement)) opener.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={opener}
        variant="soft"
        tone="neutral"
        aria-expanded={open}
        aria-label={t('sandbox.open')}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon icon={icons.clock} />
        <span className={css.openerWord}>{t('sandbox.open')}</span>
      </Button>
      {open && (
        <section className={css.panel} ref={panel} aria-labelledby={titleId}>
          <Flex align="center" justify="between" gap="2" mb="2">
            <Heading as="h2" size="3" id={titleId} tabIndex={-1}>
              {t('sandbox.title')}
            </Heading>
            <IconButton label={t('sandbox.close')} onClick={close}>
              <Icon icon={icons.close} />
            </IconButton>
          </Flex>
          <SandboxControls world={world} onClose={close} />
        </section>
      )}
    </>
  );
}
