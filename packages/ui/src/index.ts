export * from './theme/index.ts';
export * from './text/index.ts';
export * from './stack/index.ts';
export * from './button/index.ts';
export * from './icon/index.ts';
export * from './visually-hidden/index.ts';
