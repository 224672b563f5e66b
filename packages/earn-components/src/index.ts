export * from './area/index.ts';
export * from './copy/index.ts';
