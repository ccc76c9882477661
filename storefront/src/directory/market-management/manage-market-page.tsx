import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { ManageMarket } from './manage-market';

/** /markets/manage/:id: days, roster and managers of a market that one runs. */
export function ManageMarketPage() {
  const { id = '' } = useParams();
  const { status, me } = useSession();
  if (me) return <ManageMarket key={`${me.id}-${id}`} id={id} myId={me.id} />;
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Manage your market" noindex />
      <h1 className="text-2xl md:text-3xl">Manage your market</h1>
      {status === 'checking' && <CheckingAuthentication />}
      {status === 'visitor' && (
        <SignInGate message="Please log in to manage your market" returnTo={paths.manageMarket(id)} />
      )}
    </div>
  );
}
