'use client';
import { type EarnClient, createEarnClient } from '@earnkit/core/client';
import { createEarnPrompts, type EarnPrompts, type Session } from '@earnkit/hooks';
import type { ReactElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { EarnArea, type EarnAreaProps } from '../area/EarnArea.tsx';
import type { EarnLoadError } from '../area/loadError.ts';
import { isView, views } from './views.tsx';

/** What `<earn-area>` could not load: as for an area, or `attribute` for a value that it does not take, or its `stylesheet`. */
export type EarnElementError =
  | EarnLoadError
  | { readonly kind: 'attribute'; readonly attribute: string; readonly message: string }
  | { readonly kind: 'stylesheet'; readonly href: string };

/** The events of `<earn-area>`. All bubble and leave shadow roots. */
export interface EarnAreaEvents {
  /** The area is drawn, and what it read first has arrived or failed. */
  'earn-ready': CustomEvent<undefined>;
  /** Something could not be loaded or drawn. */
  'earn-error': CustomEvent<EarnElementError>;
  /** A person has to sign in. Only with `login="event"`. */
  'earn-login': CustomEvent<undefined>;
  /** A link or button leads out of the area. Without `preventDefault`, the browser opens the address. */
  'earn-navigate': CustomEvent<{ readonly href: string }>;
}

/** The questions of a client, and what `EarnArea` needs to ask them. */
interface Asking {
  readonly client: EarnClient;
  readonly prompts: EarnPrompts | undefined;
}

/** What a page sets in JavaScript. */
const PROPERTIES = ['client', 'messages', 'links', 'formats'] as const;

/** On a server there are no elements; the class is only declared there. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * `<earn-area>`: an earn area for a page without React. Attributes (all can change later):
 *
 * - `view`: `market`, `holdings`, `summary`, `portfolio`, `history` or `launchpool`. Default: `market`.
 * - `session`: `anonymous` for a visitor, `signed-out` after a sign-out on purpose, `signed-in` with `person`. Without it nothing is shown but
 *   a sentence.
 * - `person`: the id of who is signed in, stable for one person; never a token.
 * - `base-url`: address of the exchange. Default: the origin of the page.
 * - `accent`: a name, or a colour such as `#f0b90b`.
 * - `locale`, `time-zone`, `edition`, `dir`, `appearance`, `login` (`modal`, `page` or `event`): as the props of `EarnArea`.
 * - `stylesheet`: address of the sheet, or several with blanks between them. With it the area stands in a shadow root, where the page's own
 *   CSS does not reach. Without it, the page itself has the sheet.
 *
 * Properties: `client` in place of `base-url`, such as one of `createEarnAdapter`; `messages`, `links` and `formats` as the props of `EarnArea`.
 * Events: {@link EarnAreaEvents}. Its height is that of its content.
 */
export class EarnAreaElement extends Base {
  /** Attributes that are read again when they change. */
  static readonly observedAttributes = [
    'view',
    'session',
    'person',
    'base-url',
    'locale',
    'time-zone',
    'edition',
    'dir',
    'appearance',
    'accent',
    'login',
  ];

  #root: Root | undefined;
  #waiting = false;
  #client: EarnClient | undefined;
  #messages: EarnAreaProps['messages'];
  #links: EarnAreaProps['links'];
  #formats: EarnAreaProps['formats'];
  #asked: (Asking & { readonly baseUrl: string | null }) | undefined;

  /** The client of the exchange. @default one for `base-url` */
  get client(): EarnClient | undefined {
    return this.#client;
  }
  set client(client: EarnClient | undefined) {
    this.#client = client;
    this.#draw();
  }

  /** A product's own messages by key. @default none */
  get messages(): EarnAreaProps['messages'] {
    return this.#messages;
  }
  set messages(messages: EarnAreaProps['messages']) {
    this.#messages = messages;
    this.#draw();
  }

  /** Addresses outside the earn area. @default the documented routes */
  get links(): EarnAreaProps['links'] {
    return this.#links;
  }
  set links(links: EarnAreaProps['links']) {
    this.#links = links;
    this.#draw();
  }

  /** How dates and the digits of figures are written: `dateOrder`, `hours`, `grouping`. @default as the language writes them */
  get formats(): EarnAreaProps['formats'] {
    return this.#formats;
  }
  set formats(formats: EarnAreaProps['formats']) {
    this.#formats = formats;
    this.#draw();
  }

  /** Called by the browser. */
  connectedCallback(): void {
    if (!this.style.display) this.style.display = 'block';
    // What a page sets before the script of the element has run stands on the element itself and hides the property of the class.
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = this[name];
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#draw();
  }

  /** Called by the browser. An element that only moves within the page keeps its area. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  /** Called by the browser. */
  attributeChangedCallback(): void {
    this.#draw();
  }

  /** Once for all changes of one moment. */
  #draw(): void {
    if (this.#waiting || !this.isConnected) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (!this.isConnected) return;
      this.#root ??= createRoot(this.#place());
      this.#root.render(this.#area());
    });
  }

  /** The element that the area is rendered into. */
  #place(): HTMLElement {
    const hrefs = this.getAttribute('stylesheet')?.split(/\s+/).filter(Boolean) ?? [];
    const place = this.ownerDocument.createElement('div');
    const parent = hrefs.length > 0 ? (this.shadowRoot ?? this.attachShadow({ mode: 'open' })) : this;
    parent.replaceChildren(place);
    if (hrefs.length === 0) return place;
    // Nothing is seen without its styles; without the sheet at all the words are still worth reading.
    place.hidden = true;
    const sheets = hrefs.map(
      (href) =>
        new Promise<void>((settled) => {
          const sheet = this.ownerDocument.createElement('link');
          sheet.rel = 'stylesheet';
          sheet.href = href;
          sheet.addEventListener('load', () => settled());
          sheet.addEventListener('error', () => {
            this.#tell('earn-error', { kind: 'stylesheet', href });
            settled();
          });
          parent.prepend(sheet);
        }),
    );
    void Promise.all(sheets).then(() => {
      place.hidden = false;
    });
    return place;
  }

  #area(): ReactElement {
    const view = this.getAttribute('view') ?? 'market';
    const known = isView(view);
    if (!known)
      this.#refuse(
        'view',
        `EK022: \`view\` of <earn-area> is "${view}"; it is one of ${Object.keys(views).join(', ')}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek022`,
      );
    const View = known ? views[view] : views.market;
    const login = this.getAttribute('login');
    const { client, prompts } = this.#exchange();
    const text = (name: string): string | undefined => this.getAttribute(name) || undefined;
    const given = {
      locale: text('locale'),
      timeZone: text('time-zone'),
      edition: text('edition'),
      dir: text('dir'),
      appearance: text('appearance'),
      accent: text('accent'),
      login: login === 'event' ? undefined : (login ?? undefined),
      messages: this.#messages,
      links: this.#links,
      formats: this.#formats,
      prompts,
      onLoginNeeded: login === 'event' ? () => void this.#tell('earn-login', undefined) : undefined,
    };
    const props = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<EarnAreaProps>;
    return (
      <EarnArea
        {...props}
        client={client}
        // Without a session the area says so.
        session={this.#session() as Session}
        navigate={(href) => {
          if (this.#tell('earn-navigate', { href })) this.ownerDocument.defaultView?.location.assign(href);
        }}
        onReady={() => void this.#tell('earn-ready', undefined)}
        onLoadError={(error) => void this.#tell('earn-error', error)}
      >
        <View />
      </EarnArea>
    );
  }

  /** @returns `undefined` where the attributes do not say who is signed in. */
  #session(): Session | undefined {
    const person = this.getAttribute('person');
    switch (this.getAttribute('session')) {
      case 'anonymous':
        return { state: 'anonymous' };
      case 'signed-out':
        return { state: 'anonymous', signedOut: true };
      case 'signed-in':
        if (person) return { state: 'signed-in', id: person };
        this.#refuse(
          'person',
          'EK023: `session` of <earn-area> is "signed-in" without `person`, the id of who is signed in. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek023',
        );
        return undefined;
      default:
        return undefined;
    }
  }

  #exchange(): Asking {
    if (this.#client) return { client: this.#client, prompts: undefined };
    const baseUrl = this.getAttribute('base-url');
    if (this.#asked?.baseUrl === baseUrl) return this.#asked;
    const prompts = createEarnPrompts();
    this.#asked = { baseUrl, prompts, client: createEarnClient({ ...prompts.client, ...this.#address(baseUrl) }) };
    return this.#asked;
  }

  #address(baseUrl: string | null): { readonly origin?: string; readonly basePath?: string } {
    if (!baseUrl) return {};
    try {
      const { origin, pathname } = new URL(baseUrl, this.ownerDocument.baseURI);
      const basePath = pathname.replace(/\/+$/, '');
      if (origin === 'null') throw new TypeError(`"${baseUrl}" has no origin.`);
      return { origin, ...(basePath && { basePath }) };
    } catch {
      this.#refuse(
        'base-url',
        `EK024: \`base-url\` of <earn-area> is "${baseUrl}", which is no address such as https://api.example.com. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek024`,
      );
      return {};
    }
  }

  /** Tells a developer and the host about an attribute. */
  #refuse(attribute: string, message: string): void {
    // oxlint-disable-next-line no-console -- only a developer can mend it
    console.error(message);
    this.#tell('earn-error', { kind: 'attribute', attribute, message });
  }

  /** @returns whether the host left the default to the element. */
  #tell<Name extends keyof EarnAreaEvents>(name: Name, detail: EarnAreaEvents[Name]['detail']): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'earn-navigate' }));
  }
}
