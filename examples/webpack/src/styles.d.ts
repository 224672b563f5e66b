// TypeScript does not know that webpack loads stylesheets.
declare module '*.css';
