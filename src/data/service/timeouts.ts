/** How long an answer may take, in milliseconds. */
export const timeouts = {
  /** The service, and the mail service. */
  service: 10_000,
  /** A file of the build: after this the service answers, or the built-in samples. */
  file: 5_000,
  /** Is the service there at all? Longer than the immediate connection failure that leads to the question. */
  probe: 5_000,
  /** A picture that is uploaded on a slow line. */
  upload: 120_000,
};
