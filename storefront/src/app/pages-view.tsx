import { use, useEffect } from 'react';
import { type Location, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import type { Page } from '../lib/page/page';
import { PageErrorBoundary } from './page-error-boundary';
import { matchPage } from './routes';

function PageView({ page }: { page: Page }) {
  const Component = page.loaded() ?? use(page.ready());
  return <Component />;
}

/**
 * The page of the current address. The router navigates in transitions, so the page before stays on the
 * screen while the next one's code comes. There is no Suspense boundary on purpose: on the server it would
 * swallow the errors of a page.
 */
export function PagesView() {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const { page, route, path } = matchPage(pathname);
  const element = useRoutes([{ ...route, element: <PageView page={page} /> }]);
  // The server redirects as well.
  useEffect(() => {
    const { search, hash, state } = location as Location<unknown>;
    if (path !== pathname) void navigate({ pathname: path, search, hash }, { replace: true, state });
  }, [path, pathname, location, navigate]);
  return <PageErrorBoundary key={pathname}>{element}</PageErrorBoundary>;
}
