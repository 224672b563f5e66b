import { sandboxEn } from './sandbox.en.ts';
import { sandboxZh } from './sandbox.zh.ts';

/** The messages of the sandbox's panel and of the people one can be. */
export const sandboxMessages = { en: sandboxEn, zh: sandboxZh };

/** Key of a message there. */
export type SandboxKey = keyof typeof sandboxEn;
