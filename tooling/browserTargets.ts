/** Oldest browsers the stylesheets are written for: the first with cascade layers, `:has` and container queries, in lightningcss's notation. */
export const browserTargets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 121 << 16 };
