import { Button, icons, useIsMobile } from '@earnkit/ui';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { withLanguage } from '../navigation.ts';
import { menuOnDemand } from './menuOnDemand.tsx';
import * as css from './Shell.css.ts';

const PlaceMenu = menuOnDemand(async () => (await import('./menus.tsx')).PlaceMenu);

/** A place that the header leads to. */
export interface HeaderPlace {
  readonly path: string;
  readonly name: string;
  /** Whether the page that is shown is this one, or belongs to it. */
  readonly current: 'page' | 'true' | undefined;
}

export interface PlacesProps {
  /** Every place, in order. */
  places: readonly HeaderPlace[];
}

/** The places in one line. Those that do not fit are behind a menu, the current one never; on a phone all of them are. */
export function Places({ places }: PlacesProps): ReactElement {
  const { t } = useConsoleMessages();
  const isMobile = useIsMobile();
  const current = places.find((place) => place.current !== undefined);
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      {isMobile ? (
        <PlaceMenu label={current?.name ?? t('product')} showsLabel icon={icons.chevronDown} places={places} withSettings />
      ) : (
        <PlaceLine places={places} />
      )}
    </nav>
  );
}

/** Paths of the places that fit beside the menu: the current one, and of the others as many as there is room for, in order. */
function fitting(places: readonly HeaderPlace[], line: HTMLElement): ReadonlySet<string> {
  const widths = [...line.children].map((child) => child.getBoundingClientRect().width);
  const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
  const wide = places.map(({ path, current }, index) => ({ path, current, width: (widths[index] ?? 0) + gap }));
  const whole = wide.reduce((sum, { width }) => sum + width, -gap);
  if (whole <= line.clientWidth) return new Set(places.map(({ path }) => path));
  let room = line.clientWidth - (widths.at(-1) ?? 0) - wide.reduce((sum, { current, width }) => sum + (current ? width : 0), 0);
  const shown = new Set<string>();
  for (const { path, current, width } of wide) {
    if (!current) room -= width;
    if (current || room >= 0) shown.add(path);
  }
  return shown;
}

function PlaceLine({ places }: PlacesProps): ReactElement {
  const { t } = useConsoleMessages();
  const line = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(places.map(({ path }) => path)));
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const measure = (): void =>
      setShown((before) => {
        const next = fitting(places, element);
        return next.size === before.size && [...next].every((path) => before.has(path)) ? before : next;
      });
    measure();
    // The names get wider when their typeface arrives.
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [places]);
  const folded = places.filter(({ path }) => !shown.has(path));
  return (
    <div ref={line} className={css.places}>
      {places.map(({ path, name, current }) => (
        <a
          key={path}
          className={css.navLink}
          href={withLanguage(path)}
          aria-current={current}
          data-folded={shown.has(path) ? undefined : ''}
        >
          {name}
        </a>
      ))}
      <span className={css.more} data-folded={folded.length === 0 ? '' : undefined}>
        {folded.length === 0 ? (
          // As wide as the menu, to be measured.
          <Button variant="ghost" tone="neutral" tabIndex={-1}>
            {t('nav.more')}
          </Button>
        ) : (
          <PlaceMenu label={t('nav.more')} showsLabel icon={icons.chevronDown} places={folded} />
        )}
      </span>
    </div>
  );
}
