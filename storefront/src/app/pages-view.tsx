import { use, useEffect } from 'react';
import { type Location, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import type { Page } from '../lib/page/page';
import { PageErrorBoundary } from './page-error-boundary';
import { matchPage, pageOf, routeObjects, rowsFor } from './routes';

function PageView({ page }: { page: Page }) {
  const Component = page.loaded() ?? use(page.ready());
  return <Component />;
}

const routes = routeObjects.map((route) => {
  const page = pageOf(route);
  return { ...route, element: page && <PageView page={page} /> };
});

/**
 * The page of the current address. The router navigates in transitions, so the page before stays on the
 * screen while the next one's code comes. There is no Suspense boundary on purpose: on the server it would
 * swallow the errors of a page.
 */
export function PagesView() {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const element = useRoutes(rowsFor(pathname, routes));
  // The server redirects as well.
  useEffect(() => {
    const { path } = matchPage(pathname);
    const { search, hash, state } = location as Location<unknown>;
    if (path !== pathname) void navigate({ pathname: path, search, hash }, { replace: true, state });
  }, [pathname, location, navigate]);
  return <PageErrorBoundary key={pathname}>{element}</PageErrorBoundary>;
}
