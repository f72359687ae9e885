// For code that looks for localStorage as it is loaded: a browser that denies it throws already then, and the
// page would not be hydrated. There it counts as missing, which such code can do without.
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}
