import type { ProfileRequest } from '@farmgate/backend/contract/accounts/account';
import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { LogInAgain } from '../../shared/sign-in/log-in-again';
import { ME, setSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Select, TextField } from '../../ui/fields/field';
import { PasswordField } from '../../ui/fields/password-field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { changesSince, seenIn } from '../../ui/forms/meanwhile';
import { MeanwhileNote } from '../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../ui/forms/restored-note';
import type { FormPart } from '../../ui/forms/use-form';
import { useKeptForm } from '../../ui/forms/use-kept-form';
import { AccountSection } from './account-section';
import { wrongPasswordAt } from './wrong-password';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/account').then((module) => module.ProfileRequest),
);

/** What the form starts with. */
function savedOf(me: MeView) {
  return {
    email: me.email,
    firstName: me.firstName ?? '',
    lastName: me.lastName ?? '',
    phone: me.phone ?? '',
    address: me.address ?? '',
    city: me.city ?? '',
    state: me.state ?? '',
    zipCode: me.zipCode ?? '',
  };
}

/** What the form calls its fields. */
const LABELS = {
  ...{ firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' },
  ...{ address: 'Address', city: 'City', state: 'State', zipCode: 'ZIP code' },
};

/** @returns what was seen in the fields that are changed; the password is no field of the profile */
const profileWas = (seen: MeView, request: ProfileRequest) =>
  seenIn(seen, Object.keys(changesSince<object>(seen, { ...request, currentPassword: null })));

function useProfileForm(me: MeView) {
  const client = useQueryClient();
  const form = useKeptForm({
    schema,
    values: { ...savedOf(me), currentPassword: '' },
    record: {
      first: me,
      valuesOf: savedOf,
      load: () => client.fetchQuery({ ...apiQuery<MeView>(ME), staleTime: 0 }),
    },
    draft: { name: `farmgate-profile-${me.id}`, userId: me.id, without: ['currentPassword'] },
    send: (request, { seen }) =>
      callJson<MeView>('/api/account', {
        method: 'PUT',
        body: { ...request, was: profileWas(seen ?? me, request) },
      }),
    onSent: (saved, { restart }) => {
      setSession(client, saved);
      restart(saved);
      toast({ title: 'Profile saved' });
    },
    wrongOf: wrongPasswordAt('currentPassword'),
    failed: 'We couldn’t save your profile. Please try again.',
  });
  const email = useWatch({ control: form.control, name: 'email' });
  return { form, isEmailChanged: email.trim().toLowerCase() !== me.email.toLowerCase() };
}

interface Fields {
  form: FormPart<ReturnType<typeof savedOf> & { currentPassword: string }>;
}

function NameFields({ form }: Fields) {
  return (
    <>
      <TextField label="First name" optional autoComplete="given-name" {...form.field('firstName')} />
      <TextField label="Last name" optional autoComplete="family-name" {...form.field('lastName')} />
    </>
  );
}

function AddressFields({ form }: Fields) {
  return (
    <>
      <TextField
        label="Address"
        optional
        autoComplete="street-address"
        className="sm:col-span-2"
        {...form.field('address')}
      />
      <TextField label="City" optional autoComplete="address-level2" {...form.field('city')} />
      <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
        <Select label="State" optional autoComplete="address-level1" {...form.field('state')}>
          <option value="" />
          {Object.entries(STATE_NAMES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="ZIP code"
          optional
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          {...form.field('zipCode')}
        />
      </div>
    </>
  );
}

const PRIVATE = 'Only you and the Farmgate team can see this.';

/**
 * Who the person is and where they live. A new e-mail address wants the password, since links to change that
 * are sent there.
 */
export function ProfileSection({ me }: { me: MeView }) {
  const { form, isEmailChanged } = useProfileForm(me);
  return (
    <AccountSection
      id="profile"
      title="Profile and address"
      lead={
        me.role === 'user' ? PRIVATE : `${PRIVATE} To change what shoppers see, edit your farms and listings.`
      }
    >
      <Form of={form} method="post" aria-label="Profile and address" className="flex flex-col gap-5">
        <RestoredNote of={form} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <NameFields form={form} />
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
          <TextField label="Phone" type="tel" optional autoComplete="tel" {...form.field('phone')} />
          {isEmailChanged && (
            <PasswordField
              label="Current password"
              className="sm:col-span-2"
              help="A new email address needs your password."
              autoComplete="current-password"
              {...form.field('currentPassword')}
            />
          )}
          <AddressFields form={form} />
        </div>
        <MeanwhileNote of={form} labels={LABELS} words={{ state: STATE_NAMES }} />
        <FormFailure of={form}>
          <LogInAgain error={form.error} />
        </FormFailure>
        <Button type="submit" className="self-start" pendingLabel={form.isPending && 'Saving...'}>
          Save profile
        </Button>
      </Form>
    </AccountSection>
  );
}
