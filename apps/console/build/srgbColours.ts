import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/**
 * Leaves the second set of colours out of the console's stylesheet, the one for screens that show more than sRGB. The first is
 * the one that contrast is measured in, and every visitor would download both.
 */
export function srgbColours(): Plugin {
  return {
    name: 'earnkit:srgb-colours',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const { code } = transform({
            filename: file.fileName,
            code: Buffer.from(file.source),
            minify: true,
            visitor: { Rule: { supports: ({ value }) => (JSON.stringify(value.condition).includes('display-p3') ? [] : undefined) } },
          });
          file.source = Buffer.from(code).toString('utf8');
        }
      },
    },
  };
}
