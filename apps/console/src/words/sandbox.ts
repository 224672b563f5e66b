import { sandboxEn } from './sandbox.en.ts';
import { sandboxZh } from './sandbox.zh.ts';

/** The words of the sandbox's panel and of the people one can be. */
export const sandboxWords = { en: sandboxEn, zh: sandboxZh };

/** What can be said there. */
export type SandboxKey = keyof typeof sandboxEn;
