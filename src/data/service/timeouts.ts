/** The longest wait for a response, in milliseconds. */
export const timeouts = {
  /** The service, and the mail service. */
  service: 10_000,
  /** A file of the build. After this time the service or the built-in samples replace it. */
  file: 5_000,
  /** The check whether the service responds at all. A refused connection fails much sooner. */
  probe: 5_000,
  /** The upload of a picture on a slow line. */
  upload: 120_000,
};
