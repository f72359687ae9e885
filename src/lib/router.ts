/**
 * The site's router: what its pages need of the browser's history and no more, since
 * every visitor carries it.
 */
export { currentPlace, followHistory, go, showAnchor, type Place } from './router/history';
export {
  FixedPlace,
  useBlocker,
  useLocation,
  useNavigate,
  useSearchParams,
  useViewTransitionState,
} from './router/hooks';
export { Link, NavLink, Navigate } from './router/link';
export type { Params } from './router/match';
export {
  findRoute,
  loadedScreen,
  MissingCodeError,
  Outlet,
  preparePath,
  Routes,
  screen,
  useParams,
  type Route,
} from './router/routes';
