/** Every capability a page could ask the browser for, switched off. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
  // for browsers that do not know frame-ancestors
  'x-frame-options': 'DENY',
} as const;

/** Where browsers send what the policy stopped. */
export const REPORTS_PATH = '/reports/csp';

/** The page's content security policy. Nothing writes a script or a style at run time, so it needs no nonce. */
const pagePolicy = (pictureOrigins: readonly string[]): string =>
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
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-to csp',
  ].join('; ');

/** Nothing of an answer that is data may ever act as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of an HTML page that takes pictures from the given origins besides its own (UI-28). */
export const pageHeaders = (pictureOrigins: readonly string[]): Record<string, string> => ({
  ...EVERYWHERE,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(pictureOrigins),
  'reporting-endpoints': `csp="${REPORTS_PATH}"`,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'Accept, Cookie',
});

/** Headers of an answer of the exchange, or of a refusal in its place. */
export const dataHeaders = (): Record<string, string> => ({
  ...EVERYWHERE,
  'content-security-policy': DATA_POLICY,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  vary: 'Origin, Cookie',
});

/** Headers of a file of the build; one with a hash in its name never changes. */
export const fileHeaders = (contentType: string, hashed: boolean): Record<string, string> => ({
  ...EVERYWHERE,
  'content-type': contentType,
  // an image opened by itself is a page of its own
  'content-security-policy': DATA_POLICY,
  'referrer-policy': 'same-origin',
  'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
});
