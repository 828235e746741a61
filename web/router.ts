/** The router behind one door: nothing else imports it, so that it can be replaced here. */
import type { createBrowserRouter } from 'react-router-dom';

/** A page's router, running. */
export type Router = ReturnType<typeof createBrowserRouter>;

export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';

export { Link, NavLink } from './link.tsx';
