import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { walk } from './look/walk.ts';
import { type Ended, run } from './step.ts';

/*
 * Every control of every story takes whatever a person may give it: nothing, an empty text, a very long one, numbers out of range, and each
 * option. `npm run test:long -- controls` fails where a story throws then. A prop that no control can fill has `control: false`.
 *
 *   node tooling/controls.ts --storybook storybook-static --only ui-button
 */

/** Builds Storybook and tries the controls of every story. */
export async function checkControls(): Promise<Pick<Ended, 'code' | 'output'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-controls-'));
  try {
    const built = await run('storybook', ['build', '-o', folder]);
    return built.code === 0 ? await tryAll(folder) : built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Choice {
  readonly only?: string;
  /** Whether only the first story of each component is tried. @default false */
  readonly first?: boolean;
}

async function tryAll(storybook: string, { only = '', first = false }: Choice = {}): Promise<Pick<Ended, 'code' | 'output'>> {
  const faults: string[] = [];
  let stories = 0;
  let values = 0;
  const tried = new Set<string>();
  await walk(storybook, only, {
    visit: async ({ entry: { id, title }, page, fault, reload }) => {
      if (fault !== undefined) return void faults.push(`${id} failed before a control was touched: ${fault}`);
      if (first && tried.has(title)) return;
      tried.add(title);
      const controls = await page.evaluate(controlsOf, id);
      if (controls.length > 0) stories += 1;
      for (const { name, tries } of controls)
        for (const text of tries) {
          values += 1;
          const thrown = await give(page, id, name, text);
          if (thrown === undefined) continue;
          faults.push(`${id}: ${name} = ${text.slice(0, 40)}: ${thrown.slice(0, 200)}`);
          await reload();
        }
    },
  });
  const summary = `${stories} stories with controls took ${values} values, ${faults.length} faults.`;
  return { code: faults.length === 0 ? 0 : 1, output: [...faults, summary].join('\n') };
}

interface Control {
  readonly name: string;
  /** What is given to it, as JSON; `undefined` as that word. */
  readonly tries: readonly string[];
}

interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean } | false;
  readonly options?: readonly unknown[];
  readonly type?: { readonly required?: boolean };
  readonly mapping?: unknown;
  readonly table?: { readonly disable?: boolean };
}

interface Preview {
  readonly currentRender?: { readonly story?: { readonly initialArgs?: Readonly<Record<string, unknown>> } };
  readonly loadStory: (of: { readonly storyId: string }) => Promise<{
    readonly argTypes: Readonly<Record<string, ArgType>>;
    readonly parameters: { readonly controls?: { readonly disable?: boolean } };
  }>;
}

/** In the page: the controls that a person can use in the panel, with what is tried. */
async function controlsOf(storyId: string): Promise<readonly Control[]> {
  const { ['__STORYBOOK_PREVIEW__']: preview } = globalThis as unknown as { readonly __STORYBOOK_PREVIEW__: Preview };
  const { argTypes, parameters } = await preview.loadStory({ storyId });
  if (parameters.controls?.disable) return [];
  const wild: Readonly<Record<string, readonly unknown[]>> = {
    text: ['', 'a'.repeat(2000), '-1'],
    number: [-1, 0, 1e21, 0.5, null],
    range: [-1, 0, 1e21, null],
    boolean: [true, false],
    object: [{}, [], null],
    color: ['', '#ffffff'],
    date: [0, null],
    file: [[]],
  };
  return Object.entries(argTypes).flatMap(([name, { control, options, table, type: typed }]) => {
    const type = control === false ? undefined : control?.type;
    if (type === undefined || (control !== false && control?.disable) || table?.disable) return [];
    const given = options ?? wild[type] ?? [];
    return [
      {
        name,
        tries: [
          ...(typed?.required ? [] : ['undefined']),
          ...given.filter((value) => typeof value !== 'function').map((value) => JSON.stringify(value) ?? 'undefined'),
        ],
      },
    ];
  });
}

/** Gives a value to a control, and takes it back. @returns why the story threw */
async function give(page: Page, storyId: string, name: string, text: string): Promise<string | undefined> {
  return await page.evaluate(
    async ({ id, arg, json }) => {
      const { ['__STORYBOOK_PREVIEW__']: preview } = globalThis as unknown as {
        readonly __STORYBOOK_PREVIEW__: Preview & {
          readonly channel: {
            readonly emit: (event: string, told: unknown) => void;
            readonly on: (event: string, listener: (told: unknown) => void) => void;
            readonly off: (event: string, listener: (told: unknown) => void) => void;
          };
        };
      };
      const { channel } = preview;
      const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      let thrown: string | undefined;
      const onThrown = (told: unknown): void => {
        const { message, description } = told as { readonly message?: string; readonly description?: string };
        thrown ??= message ?? description ?? 'it threw';
      };
      const events = ['storyThrewException', 'storyErrored'];
      for (const event of events) channel.on(event, onThrown);
      channel.emit('updateStoryArgs', {
        storyId: id,
        updatedArgs: { [arg]: json === 'undefined' ? undefined : (JSON.parse(json) as unknown) },
      });
      await pause(60);
      if (thrown === undefined && document.body.classList.contains('sb-show-errordisplay')) thrown = 'it shows the red screen';
      channel.emit('resetStoryArgs', { storyId: id, argNames: [arg] });
      await pause(30);
      for (const event of events) channel.off(event, onThrown);
      return thrown;
    },
    { id: storyId, arg: name, json: text },
  );
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { storybook: { type: 'string' }, only: { type: 'string', default: '' }, first: { type: 'boolean', default: false } },
  });
  const { code, output } = values.storybook === undefined ? await checkControls() : await tryAll(values.storybook, values);
  console.log(output);
  process.exitCode = code;
}
