import { readdirSync } from 'node:fs';
import type { Rule } from './table.ts';

const folder = new URL('rules/', import.meta.url);
const files = (await Promise.all(
  readdirSync(folder).map((file) => import(/* @vite-ignore */ new URL(file, folder).href)),
)) as readonly Readonly<Record<string, Readonly<Record<string, Rule>>>>[];

/** The project's rule for each table that has one. Each file in `rules/` exports the rules of its room. */
export const rules: ReadonlyMap<string, Rule> = new Map(
  files.flatMap((file) => Object.values(file)).flatMap((ofRoom) => Object.entries(ofRoom)),
);
