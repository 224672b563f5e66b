import type { Keep } from './staticFiles.ts';

/**
 * Every capability a page could ask the browser for and does not use, switched off. Names that current browsers do not know are left
 * out, since each costs a warning in the console of the page. Copying and sharing stay.
 */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For browsers that do not know frame-ancestors. */
const NO_FRAME = { 'x-frame-options': 'DENY' } as const;

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
} as const;

/** Where browsers send what the policy stopped. */
export const REPORTS_PATH = '/reports/csp';

/** Origins that a page has to do with besides its own, and how it is sent. */
export interface PageOptions {
  /** It takes pictures from these (UI-28). */
  readonly pictureOrigins: readonly string[];
  /** Pages of these may embed it (ST-32). */
  readonly frameOrigins: readonly string[];
  /** Whether it is sent over https. @default false */
  readonly secure?: boolean;
}

/** The page's content security policy. Nothing writes a script or a style at run time, so it needs no nonce. */
const pagePolicy = ({ pictureOrigins, frameOrigins, secure = false }: PageOptions): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    // the exchange's calls go through this origin too
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // reports go to a named endpoint over https alone: with `report-to`, Chromium sends none from plain http
    `report-uri ${REPORTS_PATH}`,
    ...(secure ? ['report-to csp'] : []),
  ].join('; ');

/** Policy of data, which must never act as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of an HTML page. */
export const pageHeaders = (options: PageOptions): Record<string, string> => ({
  ...EVERYWHERE,
  ...(options.frameOrigins.length === 0 && NO_FRAME),
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(options),
  'reporting-endpoints': `csp="${REPORTS_PATH}"`,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'Accept, Accept-Encoding, Cookie',
});

/** Headers of an answer of the exchange, or of a refusal in its place. */
export const dataHeaders = (): Record<string, string> => ({
  ...EVERYWHERE,
  ...NO_FRAME,
  'content-security-policy': DATA_POLICY,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  vary: 'Accept-Encoding, Origin, Cookie',
});

const CACHE_CONTROL: Readonly<Record<Keep, string>> = {
  forever: 'public, max-age=31536000, immutable',
  'until-asked': 'no-cache',
};

/** Headers of a file of the build. */
export const fileHeaders = (contentType: string, keep: Keep): Record<string, string> => ({
  ...EVERYWHERE,
  ...NO_FRAME,
  'content-type': contentType,
  // an image opened by itself is a page of its own
  'content-security-policy': DATA_POLICY,
  'referrer-policy': 'same-origin',
  'cache-control': CACHE_CONTROL[keep],
});
