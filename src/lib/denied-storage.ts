// For libraries that read localStorage on import: a browser that denies it throws, and the page would not hydrate.
// They cope with a missing one.
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}
