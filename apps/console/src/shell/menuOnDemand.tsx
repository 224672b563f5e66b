import { Button, Icon, IconButton, type IconShape, lazyComponent, Words } from '@earnkit/ui';
import {
  forwardRef,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Props of a menu whose code is loaded on demand. It is open at first, since a press brought it. */
export interface MenuContentProps {
  /** The button that opens it. */
  trigger: ReactNode;
}

/** Props of {@link menuOnDemand}'s menus, beside those of the menu itself. */
export interface MenuOnDemandProps {
  /** Name of the button. */
  label: string;
  /** Picture of the button. */
  icon: IconShape;
  /** Whether the name stands before the picture. @default false */
  showsLabel?: boolean;
}

type OpenerProps = MenuOnDemandProps & Omit<ComponentPropsWithoutRef<'button'>, 'children'>;

/** The button of a menu: its picture, or its name and its picture. */
const Opener = forwardRef<HTMLButtonElement, OpenerProps>(function Opener({ label, icon, showsLabel = false, ...rest }, ref): ReactElement {
  if (!showsLabel)
    return (
      <IconButton ref={ref} label={label} {...rest}>
        <Icon icon={icon} />
      </IconButton>
    );
  return (
    <Button ref={ref} variant="ghost" tone="neutral" {...rest}>
      <Words>{label}</Words>
      <Icon icon={icon} />
    </Button>
  );
});

/**
 * A menu behind a button. No page has to wait for the code of menus: it is loaded when somebody is about to press the button. If
 * it does not arrive, the button stays, and the next press tries again.
 *
 * @param load loads the menu.
 */
export function menuOnDemand<Props extends MenuContentProps>(
  load: () => Promise<ComponentType<Props>>,
): (props: MenuOnDemandProps & Omit<Props, keyof MenuContentProps>) => ReactElement {
  const Loaded = lazyComponent(load);
  return function MenuOnDemand({ label, icon, showsLabel = false, ...rest }) {
    const [opened, setOpened] = useState<'by keyboard' | 'by pointer'>();
    useEffect(() => {
      if (opened !== 'by keyboard') return undefined;
      // a menu that was not there when the key was pressed does not know that the first item is to have the focus
      const frame = requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="menu"] [role^="menuitem"]')?.focus());
      return () => cancelAnimationFrame(frame);
    }, [opened]);
    const open = (how: typeof opened): void =>
      void Loaded.load().then(
        () => setOpened(how),
        () => undefined,
      );
    const openByArrow = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open('by keyboard');
    };
    if (opened === undefined)
      return (
        <Opener
          label={label}
          icon={icon}
          showsLabel={showsLabel}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={Loaded.preload}
          onFocus={Loaded.preload}
          onKeyDown={openByArrow}
          // a press by keyboard has no clicks
          onClick={({ detail }: MouseEvent) => open(detail === 0 ? 'by keyboard' : 'by pointer')}
        />
      );
    // what is left of the props are those of the menu, which TypeScript cannot tell of a rest
    const own = rest as unknown as Omit<Props, keyof MenuContentProps>;
    const props = { ...own, trigger: <Opener label={label} icon={icon} showsLabel={showsLabel} /> } as Props;
    return <Loaded {...props} />;
  };
}
