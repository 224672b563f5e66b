/*
 * `@earnkit/core/endpoint`: how a call is declared and how its values travel. Contracts are made of it, and so are the
 * sandbox's routes and the mocks of stories and tests.
 */
export * from './endpoint.ts';
export * from './wire.ts';
export * from './wireObject.ts';
export * from './wirePicture.ts';
