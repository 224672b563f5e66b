export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
export { StartError } from './database/startError.ts';
export { withLittleMemory } from './memory.ts';
export type { SandboxEvent } from './events/events.ts';
export type { Fault, FaultInput } from './faults/faults.ts';
export type { SandboxSlice, Seed, SeedStep, SliceEvent } from './slice.ts';
export { browserOf, type SandboxBrowser } from './browserOf.ts';
export { serveSandbox, type ServedSandbox, type ServeOptions } from './serveSandbox.ts';
