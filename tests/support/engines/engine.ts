/** What somebody looks for on a page: by role and name, or a field by its label. */
export type Sought = { role: string; name: string } | { label: string };

/** A function that runs in the page, where it sees nothing from outside. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A window of a browser, driven as its engine can be. Addresses are whole. */
export interface EngineWindow {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args) => Promise<Result>;
  /** Runs the text of a script. */
  inject: (script: string) => Promise<void>;
  /** Clicks on what `find` gives. */
  click: (find: InPage<[Sought], Element>, sought: Sought) => Promise<void>;
  /** Chooses a file for the field that `find` gives. */
  upload: (find: InPage<[Sought], Element>, sought: Sought, file: string) => Promise<void>;
  /** Presses the keys of a text where the focus is. */
  type: (text: string) => Promise<void>;
  pressWithControl: (letter: 'b' | 'c' | 'v') => Promise<void>;
  undo: () => Promise<void>;
  /** What the page complained about, where the engine tells. */
  errors: readonly string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** The programs that it needs. */
  programs: readonly string[];
  start: () => Promise<RunningEngine>;
}

export interface RunningEngine {
  /** Opens a window that knows nothing of another: no cookies, no storage. */
  open: () => Promise<EngineWindow>;
  stop: () => Promise<void>;
}
