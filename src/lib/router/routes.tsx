import { createContext, useContext, useEffect, useState, type ComponentType } from 'react';
import { matchPath, type Params } from './match';
import { useLocation } from './hooks';

/** A page and the code behind it. */
export interface Route {
  /** See `matchPath`. */
  path: string;
  screen: Screen;
}

/** The component of a page, with the pages inside it. */
interface Loaded {
  Component: ComponentType;
  children?: readonly Route[];
}

/** A component that is loaded when somebody goes to its page. */
interface Screen {
  /** Null until it is there. */
  loaded: Loaded | null;
  /** @throws TypeError when the code cannot be fetched, for good unless it is asked for `again`. */
  load: (again?: boolean) => Promise<Loaded>;
}

/** The code of a page cannot be fetched. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('no code for this page', { cause });
    this.name = 'MissingCodeError';
  }
}

/** Describes a page by what loads it. */
export function screen(read: () => Promise<Loaded>): Screen {
  let loading: Promise<Loaded> | null = null;
  let failed = false;
  const self: Screen = {
    loaded: null,
    load: (again = false) => {
      if (failed && again) {
        loading = null;
        failed = false;
      }
      loading ??= read().then(
        (loaded) => (self.loaded = loaded),
        (error: unknown) => {
          failed = true;
          throw error;
        },
      );
      return loading;
    },
  };
  return self;
}

/** Describes a page whose code is here. */
export function loadedScreen(loaded: Loaded): Screen {
  return { loaded, load: () => Promise.resolve(loaded) };
}

/** Loads the code of a path and of the pages around it; undefined when it is there already. */
export function preparePath(routes: readonly Route[], pathname: string): Promise<void> | undefined {
  const found = findRoute(routes, pathname)?.route.screen;
  if (!found) return undefined;
  if (!found.loaded) return found.load(true).then((loaded) => preparePath(loaded.children ?? [], pathname));
  return preparePath(found.loaded.children ?? [], pathname);
}

const ParamsContext = createContext<Params>({});
const ChildrenContext = createContext<readonly Route[]>([]);

/** What the names in the path of the page stand for. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

/** Shows the page that is at the present path; the first that matches. */
export function Routes({ routes }: { routes: readonly Route[] }) {
  const { pathname } = useLocation();
  const found = findRoute(routes, pathname);
  if (!found) return null;
  return (
    <ParamsContext value={found.params}>
      <ScreenView key={found.route.path} screen={found.route.screen} />
    </ParamsContext>
  );
}

/** The page inside this one. */
export function Outlet() {
  return <Routes routes={useContext(ChildrenContext)} />;
}

/** A page is prepared before it is shown; where that has failed, this tells the error boundary. */
function ScreenView({ screen }: { screen: Screen }) {
  const [loaded, setLoaded] = useState(screen.loaded);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (loaded) return;
    screen.load().then(setLoaded, (error: unknown) => setFailure(new MissingCodeError(error)));
  }, [screen, loaded]);
  if (failure) throw failure;
  if (!loaded) return null;
  const { Component, children = [] } = loaded;
  return (
    <ChildrenContext value={children}>
      <Component />
    </ChildrenContext>
  );
}

/** The first page that is at this path. */
export function findRoute<Page extends { path: string }>(
  routes: readonly Page[],
  pathname: string,
): { route: Page; params: Params } | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}
