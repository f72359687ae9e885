/** Describes an element on a page by its role and name, or a field by its label. */
export type Sought = { role: string; name: string } | { label: string };

/** A function that runs in the page, without access to its scope. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A window of a browser. Addresses are complete URLs. */
export interface EngineWindow {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args) => Promise<Result>;
  inject: (script: string) => Promise<void>;
  click: (find: InPage<[Sought], Element>, sought: Sought) => Promise<void>;
  upload: (find: InPage<[Sought], Element>, sought: Sought, file: string) => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  pressWithControl: (letter: 'b' | 'c' | 'v') => Promise<void>;
  undo: () => Promise<void>;
  /** Errors of the page. The list stays empty when the engine reports no errors. */
  errors: readonly string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Paths of the required programs. */
  programs: readonly string[];
  start: () => Promise<RunningEngine>;
}

export interface RunningEngine {
  /** Opens a window with separate cookies and storage. */
  open: () => Promise<EngineWindow>;
  stop: () => Promise<void>;
}
