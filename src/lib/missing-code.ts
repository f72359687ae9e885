/** Reports that the browser cannot load the code of a page: it is offline, or a newer build has replaced the code. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('no code for this page', { cause });
    this.name = 'MissingCodeError';
  }
}
