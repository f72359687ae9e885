/** Says whether mail can reach this address. Names that are reserved for examples and tests belong to nobody. */
export function isDeliverable(address: string): boolean {
  return !/[@.](?:example|invalid|localhost|test)$/i.test(address);
}
