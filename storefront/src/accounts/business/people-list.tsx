import {
  BUSINESS_ROLES,
  BUSINESS_ROLE_LABELS,
  type BusinessRole,
} from '@farmgate/backend/contract/accounts/business-roles';
import type { BusinessView } from '@farmgate/backend/contract/accounts/businesses';
import { isCode } from '../../lib/api/is-code';
import { formatDate } from '../../lib/format/format';
import { ConfirmButton } from '../../ui/dialogs/confirm-button';
import { FormFailure } from '../../ui/forms/form-failure';
import { Icon } from '../../ui/icon';
import { changeRole, endTransfer, offerTransfer, removePerson, withdrawInvitation } from './business-queries';
import { useBusinessChange } from './use-business-change';

type Person = BusinessView['people'][number];

function RoleSelect({ person, onChange }: { person: Person; onChange: (role: BusinessRole) => void }) {
  return (
    <span className="hit relative inline-flex">
      <select
        aria-label={`Role of ${person.name}`}
        value={person.role}
        onChange={({ target }) => onChange(target.value as BusinessRole)}
        className="filter-select"
      >
        {BUSINESS_ROLES.map((role) => (
          <option key={role} value={role}>
            {BUSINESS_ROLE_LABELS[role]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="field-icon right-3" />
    </span>
  );
}

const changed = ({ role }: Person) =>
  `Someone else just changed this role. It’s ${BUSINESS_ROLE_LABELS[role].toLowerCase()} now.`;

function PersonActions({ business, person }: { business: BusinessView; person: Person }) {
  const { id, name } = business;
  const roles = useBusinessChange(
    id,
    (role: BusinessRole) => changeRole(id, person.userId, { role, was: { role: person.role } }),
    (role) => `${person.name}: ${BUSINESS_ROLE_LABELS[role].toLowerCase()}`,
  );
  const removing = useBusinessChange(
    id,
    () => removePerson(id, person.userId),
    () => `${person.name} no longer works here`,
  );
  const offering = useBusinessChange(
    id,
    () => offerTransfer(id, person.userId),
    () => `We emailed ${person.name}`,
  );
  if (person.isYou) return null;
  return (
    <div className="flex flex-col gap-2 sm:items-end">
      <div className="flex flex-wrap items-center gap-2">
        <RoleSelect person={person} onChange={(role) => roles.mutate(role)} />
        {person.role !== 'owner' && (
          <ConfirmButton
            size="sm"
            label="Hand over"
            look="quiet"
            about={`to ${person.name}`}
            title={`Hand ${name} over to ${person.name}?`}
            confirmLabel="Offer to hand over"
            pendingLabel={offering.isPending && 'Sending...'}
            failure={offering.failure}
            onOpen={offering.reset}
            onConfirm={() => offering.mutate(undefined)}
          >
            We’ll email {person.name}. Once they say yes, they own {name} with its pages, products and money,
            and you stay on as a manager. Until then nothing changes, and you can take the offer back.
          </ConfirmButton>
        )}
        <ConfirmButton
          size="sm"
          label="Remove"
          look="quiet"
          about={person.name}
          title={`Remove ${person.name}?`}
          confirmLabel="Remove"
          isDangerous
          pendingLabel={removing.isPending && 'Removing...'}
          failure={removing.failure}
          onOpen={removing.reset}
          onConfirm={() => removing.mutate(undefined)}
        >
          They can’t do anything for {name} anymore, right away. Their own account stays. You can invite them
          back.
        </ConfirmButton>
      </div>
      {roles.error && (
        <FormFailure>
          {isCode(roles.error, 'CHANGED_MEANWHILE') ? changed(person) : roles.failure}
        </FormFailure>
      )}
    </div>
  );
}

function OpenInvitation({
  business,
  open,
}: {
  business: BusinessView;
  open: BusinessView['invitations'][number];
}) {
  const withdrawing = useBusinessChange(
    business.id,
    () => withdrawInvitation(business.id, open.id),
    () => 'Invitation withdrawn',
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">{open.email}</p>
        <p className="text-sm text-soft">
          Invited as {BUSINESS_ROLE_LABELS[open.role].toLowerCase()}, until {formatDate(open.expiresAt)}
        </p>
      </div>
      <ConfirmButton
        size="sm"
        label="Withdraw"
        look="quiet"
        about={`the invitation to ${open.email}`}
        title="Withdraw this invitation?"
        confirmLabel="Withdraw"
        pendingLabel={withdrawing.isPending && 'Withdrawing...'}
        failure={withdrawing.failure}
        onOpen={withdrawing.reset}
        onConfirm={() => withdrawing.mutate(undefined)}
      >
        The link in the email to {open.email} stops working.
      </ConfirmButton>
    </li>
  );
}

/** An offer to hand over, for the owner who made it. */
export function OpenTransfer({ business }: { business: BusinessView }) {
  const ending = useBusinessChange(
    business.id,
    () => endTransfer(business.id),
    () => 'Offer taken back',
  );
  const { handover } = business;
  if (!handover || handover.isForYou || business.role !== 'owner') return null;
  return (
    <div className="flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4">
      <p>
        You offered to hand {business.name} over to {handover.name}. They have until{' '}
        {formatDate(handover.until)}.
      </p>
      <ConfirmButton
        size="sm"
        label="Take it back"
        title="Take the offer back?"
        confirmLabel="Take it back"
        pendingLabel={ending.isPending && 'Saving...'}
        failure={ending.failure}
        onOpen={ending.reset}
        onConfirm={() => ending.mutate(undefined)}
      >
        {business.name} stays yours.
      </ConfirmButton>
    </div>
  );
}

/** Who works in a business, and who is invited. */
export function PeopleList({ business }: { business: BusinessView }) {
  const mayInvite = business.capabilities.includes('invite');
  return (
    <section aria-labelledby="people" className="flex flex-col gap-4">
      <h2 id="people" className="text-xl">
        People
      </h2>
      <ul aria-labelledby="people" className="divide-y divide-line border-y border-line">
        {business.people.map((person) => (
          <li
            key={person.userId}
            className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:justify-between"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {person.name}
                {person.isYou && <span className="font-normal text-soft"> (you)</span>}
              </p>
              <p className="text-sm text-soft wrap-anywhere">
                {BUSINESS_ROLE_LABELS[person.role]} since {formatDate(person.since)}
                {person.email !== null && ` · ${person.email}`}
              </p>
            </div>
            {mayInvite && <PersonActions business={business} person={person} />}
          </li>
        ))}
        {business.invitations.map((open) => (
          <OpenInvitation key={open.id} business={business} open={open} />
        ))}
      </ul>
    </section>
  );
}
