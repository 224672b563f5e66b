/*
 * `@earnkit/codemod`: moves sources to the names of this release. Its program is `earnkit-codemod`.
 */
export { RENAMES } from './renames.ts';
export { type Leftover, type Renamed, type Renames, renameNames } from './renameNames.ts';
