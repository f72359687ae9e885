// Some libraries read localStorage on import. A browser that denies it throws, and the page would not hydrate. Without
// localStorage the libraries work.
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}
