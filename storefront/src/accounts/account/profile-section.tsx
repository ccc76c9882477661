import type { ProfileRequest } from '@farmgate/backend/contract/accounts/account';
import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { callJson, sentenceOf } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { LogInAgain } from '../../shared/sign-in/log-in-again';
import { ME, setSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Select, TextField } from '../../ui/fields/field';
import { PasswordField } from '../../ui/fields/password-field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { MeanwhileNote } from '../../ui/forms/before/meanwhile-note';
import { RestoredNote } from '../../ui/forms/before/restored-note';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { useFormMeanwhile } from '../../ui/forms/before/use-form-meanwhile';
import { useKeptTexts } from '../../ui/forms/before/use-kept-texts';
import type { Meanwhile } from '../../ui/forms/before/use-meanwhile';
import { FormFailure } from '../../ui/forms/form-failure';
import { changesSince, seenIn } from '../../ui/forms/meanwhile';
import { AccountSection } from './account-section';
import { wrongPassword } from './wrong-password';

const FAILURE = 'We couldn’t save your profile. Please try again.';

const check = lazyCheck(() => import('./account-checks').then((module) => module.profileResolver));

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

const valuesOf = (me: MeView) => ({ ...savedOf(me), currentPassword: '' });

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
  const call = useCallForm({
    check,
    defaultValues: valuesOf(me),
    send: (request: ProfileRequest) => {
      const was = profileWas(meanwhile.seen.current ?? me, request);
      return callJson<MeView>('/api/account', { method: 'PUT', body: { ...request, was } });
    },
    onFailed: (error) => void meanwhile.onError(error),
    onSent: (saved) => {
      setSession(client, saved);
      meanwhile.restart(saved);
      kept.restart(valuesOf(saved));
      toast({ title: 'Profile saved' });
    },
    fieldOf: (error) => {
      const message = wrongPassword(error);
      return message === null ? null : ['currentPassword', message];
    },
  });
  const meanwhile: Meanwhile<MeView> = useFormMeanwhile(call.form, {
    first: me,
    valuesOf: savedOf,
    load: () => client.fetchQuery({ ...apiQuery<MeView>(ME), staleTime: 0 }),
  });
  const saved = savedOf(meanwhile.seen.current ?? me);
  const kept = useKeptTexts(call.form, { name: `farmgate-profile-${me.id}`, saved });
  const discard = () => {
    meanwhile.restart(me);
    kept.restart(valuesOf(me));
  };
  const email = useWatch({ control: call.form.control, name: 'email' });
  return {
    ...call,
    ...kept,
    meanwhile,
    discard,
    isEmailChanged: email.trim().toLowerCase() !== me.email.toLowerCase(),
  };
}

type Fields = Pick<ReturnType<typeof useProfileForm>, 'form' | 'errorOf'>;

function NameFields({ form, errorOf }: Fields) {
  return (
    <>
      <TextField
        label="First name"
        optional
        autoComplete="given-name"
        error={errorOf('firstName')}
        {...form.register('firstName')}
      />
      <TextField
        label="Last name"
        optional
        autoComplete="family-name"
        error={errorOf('lastName')}
        {...form.register('lastName')}
      />
    </>
  );
}

function AddressFields({ form, errorOf }: Fields) {
  return (
    <>
      <TextField
        label="Address"
        optional
        autoComplete="street-address"
        className="sm:col-span-2"
        error={errorOf('address')}
        {...form.register('address')}
      />
      <TextField
        label="City"
        optional
        autoComplete="address-level2"
        error={errorOf('city')}
        {...form.register('city')}
      />
      <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
        <Select
          label="State"
          optional
          autoComplete="address-level1"
          error={errorOf('state')}
          {...form.register('state')}
        >
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
          error={errorOf('zipCode')}
          {...form.register('zipCode')}
        />
      </div>
    </>
  );
}

/**
 * Who the person is and where they live. A new e-mail address wants the password, since links to change that
 * are sent there.
 */
export function ProfileSection({ me }: { me: MeView }) {
  const { form, submit, isPending, error, errorOf, isEmailChanged, meanwhile, ...kept } = useProfileForm(me);
  const isAboutField = error !== null && wrongPassword(error) !== null;
  return (
    <AccountSection
      id="profile"
      title="Profile and address"
      lead="Only you and the Farmgate team can see this. To change what shoppers see, edit your farms and listings."
    >
      <form
        method="post"
        noValidate
        onSubmit={submit}
        aria-label="Profile and address"
        className="flex flex-col gap-5"
      >
        {kept.isRestored && <RestoredNote onDiscard={kept.discard} />}
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <NameFields form={form} errorOf={errorOf} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errorOf('email')}
            {...form.register('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            optional
            autoComplete="tel"
            error={errorOf('phone')}
            {...form.register('phone')}
          />
          {isEmailChanged && (
            <PasswordField
              label="Current password"
              className="sm:col-span-2"
              help="A new email address needs your password."
              autoComplete="current-password"
              error={errorOf('currentPassword')}
              {...form.register('currentPassword')}
            />
          )}
          <AddressFields form={form} errorOf={errorOf} />
        </div>
        <MeanwhileNote labels={LABELS} words={{ state: STATE_NAMES }} {...meanwhile} />
        {error && !isAboutField && (
          <FormFailure>
            {sentenceOf(error, FAILURE)}
            <LogInAgain error={error} />
          </FormFailure>
        )}
        <Button type="submit" className="self-start" pendingLabel={isPending && 'Saving...'}>
          Save profile
        </Button>
      </form>
    </AccountSection>
  );
}
