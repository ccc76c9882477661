import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { PageHead } from '../lib/page/page-head';
import { EmptyArt } from '../ui/art/empty-art';
import { LinkButton } from '../ui/button';
import { EmptyState } from '../ui/states/empty-state';

export function NotFoundPage() {
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title="404 Page Not Found" noindex />
      <EmptyState
        heading="h1"
        picture={<EmptyArt scene="not-found" />}
        title="404 Page Not Found"
        hint="The gate is open, but nothing grows at this address. It may have moved, or its season is over."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.browse()}>Browse Local Farms</LinkButton>
            <LinkButton look="secondary" to={paths.home}>
              Go to the home page
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
