import { HOME } from './home.ts';

/**
 * Where to go after signing in: a path of this origin, or {@link HOME}. `next` comes from an address that anybody may have
 * written, so it is parsed as a browser would parse it, and only a plain path of this origin is accepted.
 */
export function nextPath(next: string | undefined, origin: string): string {
  // a browser drops tabs and line ends and reads a backslash as a slash before it looks at the host
  if (next === undefined || next.length > 2048 || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(next)) return HOME;
  const url = URL.parse(next, origin);
  if (url === null || url.origin !== origin) return HOME;
  const path = url.pathname + url.search + url.hash;
  // after tidying (`/.//evil.example`) the path must still not name a host
  return path.startsWith('//') || isLogin(url.pathname) ? HOME : path;
}

/** Signing in must not end where it began. */
const isLogin = (pathname: string): boolean => /^(\/[a-z-]+)?\/login\/?$/i.test(pathname);
