import { BUSINESS_ROLE_HELP, BUSINESS_ROLE_LABELS } from '@farmgate/backend/contract/accounts/business-roles';
import type { BusinessView, OwnBusinesses } from '@farmgate/backend/contract/accounts/businesses';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useRequiredSession } from '../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { ConfirmButton } from '../../ui/dialogs/confirm-button';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { BusinessChoice } from './business-choice';
import { businessQuery, leaveBusiness, ownBusinessesQuery, takeOver } from './business-queries';
import { InviteForm } from './invite-form';
import { OpenTransfer, PeopleList } from './people-list';
import { RenameForm } from './rename-form';
import { useBusinessChange } from './use-business-change';

function NoBusiness() {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title="You don’t work for a business yet"
      heading="h2"
      hint="Your business is here once you register a farm or sell your products. If you were invited, open the link in the email."
      action={<LinkButton to={paths.newFarm}>Register your farm</LinkButton>}
    />
  );
}

/** Somebody wants to hand over to the reader. */
function TakeOver({ business }: { business: BusinessView }) {
  const { id, name, handover } = business;
  const taking = useBusinessChange(
    id,
    () => takeOver(id),
    () => `You now own ${name}`,
  );
  if (!handover?.isForYou) return null;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-3 rounded-card bg-moss p-4 sm:p-5">
      <h2 className="text-lg">Take over {name}?</h2>
      <p>
        You were asked to own {name}: its farm pages, its products and its money. You can say yes until{' '}
        {formatDate(handover.until)}.
      </p>
      <ConfirmButton
        size="sm"
        label="Take over"
        look="primary"
        title={`Take over ${name}?`}
        confirmLabel="Take over"
        pendingLabel={taking.isPending && 'Saving...'}
        failure={taking.failure}
        onOpen={taking.reset}
        onConfirm={() => taking.mutate(undefined)}
      >
        You’ll own {name}, and emails about orders and payouts will come to you. The owner who asked you stays
        on as a manager.
      </ConfirmButton>
    </div>
  );
}

function WhatNext({ business }: { business: BusinessView }) {
  const may = (capability: BusinessView['capabilities'][number]) =>
    business.capabilities.includes(capability);
  return (
    <div className="flex flex-wrap gap-3">
      {may('look') && (
        <>
          <LinkButton look="secondary" to={paths.farmerDashboard}>
            Farm pages
          </LinkButton>
          {business.hasShop && (
            <LinkButton look="secondary" to={paths.vendorDashboard}>
              Online sales
            </LinkButton>
          )}
        </>
      )}
      {may('pack') && (
        <LinkButton look="secondary" to={paths.vendorPacking}>
          Orders to pack
        </LinkButton>
      )}
    </div>
  );
}

function History({ history }: Pick<BusinessView, 'history'>) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ol className="flex flex-col gap-3">
        {history.map(({ text, who, role, at }) => (
          <li key={`${at}-${text}`} className="wrap-anywhere">
            {text}
            <span className="block text-sm text-soft">
              {who}
              {role && `, ${BUSINESS_ROLE_LABELS[role].toLowerCase()}`}, {formatDate(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Leave({ business: { id, name, role, people } }: { business: BusinessView }) {
  const leaving = useBusinessChange(
    id,
    () => leaveBusiness(id),
    () => `You no longer work for ${name}`,
  );
  const isLastOwner = role === 'owner' && people.filter((person) => person.role === 'owner').length === 1;
  if (isLastOwner) return null;
  return (
    <ConfirmButton
      size="sm"
      label={`Leave ${name}`}
      title={`Leave ${name}?`}
      confirmLabel="Leave"
      isDangerous
      pendingLabel={leaving.isPending && 'Leaving...'}
      failure={leaving.failure}
      onOpen={leaving.reset}
      onConfirm={() => leaving.mutate(undefined)}
    >
      You can’t do anything for it anymore. An owner can invite you back.
    </ConfirmButton>
  );
}

function Business({ id }: { id: number }) {
  const { data: business, error, refetch } = useQuery(businessQuery(id));
  if (error && !business) {
    return <CouldNotLoad title="We couldn’t load your business." error={error} onRetry={refetch} />;
  }
  if (!business) return <Skeleton className="h-64 rounded-card" />;
  const mayInvite = business.capabilities.includes('invite');
  return (
    <div className="flex max-w-4xl flex-col gap-10">
      <div className="flex flex-col gap-4">
        <h2 className="text-xl wrap-anywhere">{business.name}</h2>
        <p className="max-w-measure text-soft">
          Your role: {BUSINESS_ROLE_LABELS[business.role].toLowerCase()}. {BUSINESS_ROLE_HELP[business.role]}
        </p>
        <WhatNext business={business} />
      </div>
      <TakeOver business={business} />
      <OpenTransfer business={business} />
      <PeopleList business={business} />
      {mayInvite && (
        <section aria-labelledby="invite" className="flex flex-col gap-4">
          <h2 id="invite" className="text-xl">
            Invite someone
          </h2>
          <InviteForm businessId={id} />
        </section>
      )}
      {mayInvite && <RenameForm key={business.id} business={business} />}
      <History history={business.history} />
      <Leave business={business} />
    </div>
  );
}

function Businesses({ list }: { list: OwnBusinesses }) {
  const current = list[0];
  if (!current) return <NoBusiness />;
  return (
    <div className="flex flex-col gap-8">
      {list.length > 1 && <BusinessChoice list={list} />}
      <Business key={current.id} id={current.id} />
    </div>
  );
}

function OwnBusinessesLoader() {
  const { data, error, refetch } = useQuery(ownBusinessesQuery());
  if (data) return <Businesses list={data} />;
  if (error) return <CouldNotLoad title="We couldn’t load your business." error={error} onRetry={refetch} />;
  return <Skeleton className="h-64 rounded-card" />;
}

/** /business: whom one works for, and who else does. */
export function BusinessPage() {
  const me = useRequiredSession(paths.business);
  return (
    <div className="page flex min-h-[60vh] flex-col gap-8 py-8 md:py-12">
      <PageHead title="Your business" noindex />
      <h1 className="text-2xl md:text-3xl">Your business</h1>
      {me ? <OwnBusinessesLoader key={me.id} /> : <Skeleton className="h-64 rounded-card" />}
    </div>
  );
}
