/** Code of the site cannot be fetched: no connection, or a newer build has replaced it. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('no code for this page', { cause });
    this.name = 'MissingCodeError';
  }
}
