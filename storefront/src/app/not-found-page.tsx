import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { PageHead } from '../lib/page-head';
import { LinkButton } from '../ui/button';

export function NotFoundPage() {
  return (
    <div className="page flex min-h-[60vh] flex-col items-center justify-center gap-4 py-16 text-center">
      <PageHead title="404 Page Not Found" noindex />
      <h1 className="text-2xl md:text-3xl">404 Page Not Found</h1>
      <p className="max-w-measure text-soft">
        Nothing grows at this address. It may have moved, or the season for it is over.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.browse()}>Browse Local Farms</LinkButton>
        <LinkButton look="secondary" to={paths.home}>
          Go to the home page
        </LinkButton>
      </div>
    </div>
  );
}
