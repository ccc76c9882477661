import type {
  FarmApplicationInput,
  FarmApplicationReceipt,
  FarmApplicationRequest,
} from '@farmgate/backend/contract/directory/farm-applications';
import { APPLICATION_REVIEW_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useEffect } from 'react';
import { callJson } from '../../lib/api/api';
import { useSession } from '../../shared/sign-in/session';
import { track } from '../../shared/track';
import { LinkButton } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/dialog-form';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { type FormPart, useForm } from '../../ui/forms/use-form';

const FAILURE = 'There was an issue submitting your application. Please try again.';
/** The browser would break it behind its hyphen. */
const REVIEW_DAYS = <span className="whitespace-nowrap">{APPLICATION_REVIEW_DAYS}</span>;

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/farm-applications').then(
    (module) => module.FarmApplicationRequest,
  ),
);

const EMPTY: FarmApplicationInput = {
  farmerName: '',
  email: '',
  phone: '',
  farmName: '',
  farmAddress: '',
  farmDescription: '',
  productsGrown: '',
  certifications: '',
  experience: '',
};

interface FieldsProps {
  form: FormPart<FarmApplicationInput>;
}

function PersonFields({ form: { field } }: FieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-lg font-[560]">About you</legend>
      <TextField label="Your Full Name" autoComplete="name" required {...field('farmerName')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
      </div>
    </fieldset>
  );
}

function FarmFields({ form: { field } }: FieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-lg font-[560]">About your farm</legend>
      <TextField label="Farm Name" autoComplete="organization" required {...field('farmName')} />
      <TextField
        label="Farm Address"
        autoComplete="street-address"
        placeholder="Full address including city, state, zip"
        required
        {...field('farmAddress')}
      />
      <TextArea label="Farm Description" rows={3} required {...field('farmDescription')} />
      <TextArea label="Products Grown" rows={2} required {...field('productsGrown')} />
      <TextField
        label="Certifications"
        placeholder="Organic, GAP, etc."
        optional
        {...field('certifications')}
      />
      <TextField label="Years of farming experience" required {...field('experience')} />
    </fieldset>
  );
}

/** For whoever needs no review first: an account posts at once. */
function PostAtOnce({ onFollow }: { onFollow: () => void }) {
  const { me } = useSession();
  const isFarmer = me?.role === 'farmer';
  return (
    <section aria-label="Post right now" className="mb-6 flex flex-col items-start gap-3">
      <p className="text-sm">
        {isFarmer
          ? 'You already have a farmer account.'
          : 'Have an account or want to post right now? You don’t need to apply.'}
      </p>
      <LinkButton
        to={isFarmer ? paths.post() : me ? paths.newFarm : paths.register({ returnTo: paths.post() })}
        wide
        onClick={onFollow}
      >
        {isFarmer ? 'Post your produce listing' : 'Register and post'}
      </LinkButton>
      <p className="w-full border-t border-line pt-5 text-sm text-soft">
        Or send us an application and we’ll contact you.
      </p>
    </section>
  );
}

/** Sends the application; the form is emptied when it has arrived and kept when it has not. */
function useFarmApplication(isOpen: boolean, onSent: () => void) {
  const form = useForm<FarmApplicationInput, FarmApplicationReceipt, FarmApplicationRequest>({
    schema,
    values: EMPTY,
    send: (application) =>
      callJson<FarmApplicationReceipt>('/api/farm-applications', { method: 'POST', body: application }),
    onSent: (_receipt, { begin }) => {
      track('farm_application', { outcome: 'submitted' });
      begin(EMPTY);
      onSent();
      toast({
        title: 'Application Submitted!',
        description: (
          <>
            Thank you for your interest. We&apos;ll review your application and contact you within{' '}
            {REVIEW_DAYS}.
          </>
        ),
      });
    },
    onFailed: () => {
      track('farm_application', { outcome: 'failed' });
      toast({ title: 'Error', description: FAILURE, variant: 'destructive' });
    },
  });
  const { me } = useSession();
  const { getValues, setValue } = form;
  useEffect(() => {
    if (!isOpen || !me) return;
    const known = { farmerName: [me.firstName, me.lastName].filter(Boolean).join(' '), email: me.email };
    // What somebody typed stays.
    for (const name of ['farmerName', 'email'] as const) {
      if (getValues(name) === '') setValue(name, known[name]);
    }
  }, [isOpen, me, getValues, setValue]);
  return form;
}

/**
 * The way to a seller account. What was typed stays until it is sent, even when the dialog is closed in
 * between.
 */
export function FarmApplicationDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const form = useFarmApplication(props.open, () => props.onOpenChange(false));
  const description = (
    <>
      Tell us about your farm. We review every application within {REVIEW_DAYS}; then you can post your
      produce for free.
    </>
  );
  return (
    <DialogForm
      {...props}
      of={form}
      title="Farm Application"
      description={description}
      submitLabel="Submit Application"
      pendingLabel="Submitting..."
      failure={form.error && FAILURE}
    >
      <PostAtOnce onFollow={() => props.onOpenChange(false)} />
      <div className="flex flex-col gap-8">
        <PersonFields form={form} />
        <FarmFields form={form} />
      </div>
    </DialogForm>
  );
}
