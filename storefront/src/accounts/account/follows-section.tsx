import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LinkButton } from '../../ui/button';
import { AccountSection } from './account-section';

/** The way to what one follows, and how one is told. */
export function FollowsSection() {
  return (
    <AccountSection id="follows" title="What you follow" lead="Farms, markets, products and searches.">
      <div className="flex flex-wrap gap-3">
        <LinkButton look="secondary" to={paths.saved}>
          Saved
        </LinkButton>
        <LinkButton look="secondary" to={followPaths.alerts}>
          Alerts
        </LinkButton>
      </div>
    </AccountSection>
  );
}
