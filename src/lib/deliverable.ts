/** Can mail reach this address? Names that are reserved for examples and tests are nobody's. */
export function isDeliverable(address: string): boolean {
  return !/[@.](?:example|invalid|localhost|test)$/i.test(address);
}
