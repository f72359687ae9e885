// Some libraries read localStorage on import. A browser that denies localStorage throws, and hydration fails.
// The libraries also work without localStorage.
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined });
}
