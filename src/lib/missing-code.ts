/** The code of a page cannot be fetched: the connection is down, or a newer build has replaced it. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('no code for this page', { cause });
    this.name = 'MissingCodeError';
  }
}
