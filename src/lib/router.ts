/** The one door of screens and features to the router, so that a leaner one could stand behind it. */
export {
  Link,
  Navigate,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  useViewTransitionState,
} from 'react-router-dom';
