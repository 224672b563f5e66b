import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSbom } from './sbom.ts';
import { root } from './step.ts';

const folder = path.join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

test.each(workflows)(
  '%s uses actions by their commit, with the version beside it, and may read alone unless a job says more',
  (_name, text) => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.filter((action) => !/^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d/.test(action ?? ''))).toEqual([]);
    expect(text).toContain('\npermissions:\n  contents: read\n\n');
    expect(text).not.toMatch(/pull_request_target|secrets\.NPM_TOKEN/);
  },
);

test('a checkout leaves no credentials behind, except that of the release, which pushes', () => {
  const keeping = workflows.filter(
    ([, text]) => text.split('actions/checkout@').length !== text.split('persist-credentials: false').length,
  );
  expect(keeping.map(([name]) => name)).toEqual(['release.yml']);
});

test('packages are installed without running their scripts', () => {
  expect(readFileSync(path.join(root, 'tooling/run.mjs'), 'utf8')).toContain("['ci', '--ignore-scripts', ");
  expect(readFileSync(path.join(root, 'Dockerfile'), 'utf8')).not.toMatch(/npm (?:ci|install)(?! --ignore-scripts)/);
});

/** What the lock file says of each package, by its folder. */
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<
    Record<string, { integrity?: string; link?: boolean; inBundle?: boolean; resolved?: string; hasInstallScript?: boolean }>
  >;
};

test('every package of the lock file has a hash of its content (S09)', () => {
  const loose = Object.entries(packages).filter(
    ([name, { integrity = '', link = false, inBundle = false }]) =>
      name.includes('node_modules/') && !link && !inBundle && !integrity.startsWith('sha512-'),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

test('given the lock file, then every package comes from the registry, and none has a script to install that nobody decided about (S09)', () => {
  const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { allowScripts: Record<string, boolean> };
  const fromElsewhere = Object.entries(packages).filter(([, { link = false, resolved }]) => !link && resolved !== undefined);
  const withScripts = Object.entries(packages).filter(([, { hasInstallScript = false }]) => hasInstallScript);
  expect(fromElsewhere).toEqual([]);
  expect(withScripts.map(([name]) => name.replace(/^.*node_modules\//, ''))).toEqual(Object.keys(allowScripts));
});

test('a release brings a list of what it is made of', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'earnkit-sbom-'));
  const file = path.join(place, 'sbom.cdx.json');
  expect(await writeSbom(file)).toBe(true);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as { bomFormat: string; components: { name: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  const names = new Set(components.map(({ name }) => name));
  expect(['valibot', 'react', 'pg'].filter((name) => !names.has(name))).toEqual([]);
  rmSync(place, { recursive: true });
});

test.each(globSync('packages/*', { cwd: root }))(
  'given %s, then its changelog begins with its version, which the release quotes',
  (folder) => {
    const { name, version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    expect(readFileSync(path.join(root, folder, 'CHANGELOG.md'), 'utf8')).toMatch(new RegExp(`^# ${name}\n\n## ${version}\n\n\\S`));
  },
);
