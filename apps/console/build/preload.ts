import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The letters of every page in its languages; other writing systems have files of their own, which load where they are needed. */
const FONT = /\/inter-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Has the page ask at once for what it would find out about later: the font, and the file that most pages need beside the entry.
 *
 * @param chunk name of that file.
 */
export function preload(chunk: string): Plugin {
  return {
    name: 'earnkit:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        return Object.values(bundle).flatMap((file): HtmlTagDescriptor[] => {
          const href = `/${file.fileName}`;
          const tag = (attrs: Record<string, string | boolean>) => [{ tag: 'link', attrs: { ...attrs, href }, injectTo: 'head' as const }];
          if (file.type === 'chunk') return file.name === chunk ? tag({ rel: 'modulepreload', crossorigin: true }) : [];
          return FONT.test(href) ? tag({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }) : [];
        });
      },
    },
  };
}
