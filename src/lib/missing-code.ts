/** Reports that the browser cannot load the code of a page: a lost connection, or a newer build without the file. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('no code for this page', { cause });
    this.name = 'MissingCodeError';
  }
}
