/**
 * Imported before React, this has errors made without a trace. React makes some while it is set
 * up, only to compare them later; with developer tools attached, as they are wherever a page is
 * measured, the engine looks up the place of each and reads all of React a second time for it.
 */
const usual = Error.stackTraceLimit;
Reflect.deleteProperty(Error, 'stackTraceLimit');

/** Has errors made with a trace again. */
export function traceErrors(): void {
  Error.stackTraceLimit = usual;
}
