/** An optional package: npm leaves it out on machines that it does not run on. */
declare module '@sparticuz/chromium' {
  /** Unpacks a compressed file of the package into the folder for temporary files. @returns its path. */
  export function inflate(file: string): Promise<string>;
}
