import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

test('given the example of the README, then it is the one in examples/vite, which is built and opened', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`\`\`\`tsx\n${readFileSync(path.join(root, 'examples/vite/src/main.tsx'), 'utf8')}\`\`\``);
});
