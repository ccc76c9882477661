import '@farmgate/backend/contract/site/no-eval';
import {
  type FarmApplicationInput,
  type FarmApplicationReceipt,
  FarmApplicationRequest,
} from '@farmgate/backend/contract/directory/farm-applications';
import { APPLICATION_REVIEW_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { callJson } from '../../lib/api/api';
import { fieldIssues } from '../../lib/api/field-issues';
import { useSession } from '../../shared/sign-in/session';
import { track } from '../../shared/track';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/before/dialog-form';
import { Link } from '../../ui/navigation/link';

const FAILURE = 'There was an issue submitting your application. Please try again.';
/** The browser would break it behind its hyphen. */
const REVIEW_DAYS = <span className="whitespace-nowrap">{APPLICATION_REVIEW_DAYS}</span>;

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
  register: UseFormRegister<FarmApplicationInput>;
  errorOf: (name: keyof FarmApplicationInput) => string | undefined;
}

function PersonFields({ register, errorOf }: FieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-lg font-[560]">About you</legend>
      <TextField
        label="Your Full Name"
        autoComplete="name"
        required
        error={errorOf('farmerName')}
        {...register('farmerName')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errorOf('email')}
          {...register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          error={errorOf('phone')}
          {...register('phone')}
        />
      </div>
    </fieldset>
  );
}

function FarmFields({ register, errorOf }: FieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-lg font-[560]">About your farm</legend>
      <TextField
        label="Farm Name"
        autoComplete="organization"
        required
        error={errorOf('farmName')}
        {...register('farmName')}
      />
      <TextField
        label="Farm Address"
        autoComplete="street-address"
        placeholder="Full address including city, state, zip"
        required
        error={errorOf('farmAddress')}
        {...register('farmAddress')}
      />
      <TextArea
        label="Farm Description"
        rows={3}
        required
        error={errorOf('farmDescription')}
        {...register('farmDescription')}
      />
      <TextArea
        label="Products Grown"
        rows={2}
        required
        error={errorOf('productsGrown')}
        {...register('productsGrown')}
      />
      <TextField
        label="Certifications"
        placeholder="Organic, GAP, etc."
        optional
        error={errorOf('certifications')}
        {...register('certifications')}
      />
      <TextField
        label="Years of farming experience"
        required
        error={errorOf('experience')}
        {...register('experience')}
      />
    </fieldset>
  );
}

/** For whoever needs no review first: an account posts at once. */
function PostAtOnce({ onFollow }: { onFollow: () => void }) {
  const { me } = useSession();
  const isFarmer = me?.role === 'farmer';
  return (
    <p className="mb-5 rounded-control bg-sunk px-4 py-3 text-sm">
      {isFarmer ? 'You already have a farmer account.' : 'Have an account or want to post right now?'}{' '}
      <Link
        to={isFarmer ? paths.post() : me ? paths.newFarm : paths.register({ returnTo: paths.post() })}
        className="link font-semibold"
        onClick={onFollow}
      >
        {isFarmer ? 'Post your produce listing' : 'Register and post'}
      </Link>
    </p>
  );
}

/** Sends the application; the form is emptied when it has arrived and kept when it has not. */
function useFarmApplication(isOpen: boolean, onSent: () => void) {
  const form = useForm({ resolver: zodResolver(FarmApplicationRequest), defaultValues: EMPTY });
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
  const sending = useMutation({
    mutationFn: (application: FarmApplicationRequest) =>
      callJson<FarmApplicationReceipt>('/api/farm-applications', { method: 'POST', body: application }),
    onSuccess: () => {
      track('farm_application', { outcome: 'submitted' });
      form.reset(EMPTY);
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
    onError: (error) => {
      track('farm_application', { outcome: 'failed' });
      for (const [name, message] of fieldIssues(error, EMPTY)) form.setError(name, { message });
      toast({ title: 'Error', description: FAILURE, variant: 'destructive' });
    },
  });
  const submit = form.handleSubmit((application) => sending.mutate(application));
  return { form, submit, sending };
}

/**
 * The way to a seller account. What was typed stays until it is sent, even when the dialog is closed in
 * between.
 */
export function FarmApplicationDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { form, submit, sending } = useFarmApplication(props.open, () => props.onOpenChange(false));
  const { errors } = form.formState;
  const fields: FieldsProps = { register: form.register, errorOf: (name) => errors[name]?.message };
  const description = (
    <>
      Tell us about your farm. We review every application within {REVIEW_DAYS}; then you can post your
      produce for free.
    </>
  );
  return (
    <DialogForm
      {...props}
      id="farm-application"
      title="Farm Application"
      description={description}
      submitLabel="Submit Application"
      pendingLabel={sending.isPending && 'Submitting...'}
      failure={sending.isError ? FAILURE : null}
      onSubmit={(event) => void submit(event)}
    >
      <PostAtOnce onFollow={() => props.onOpenChange(false)} />
      <div className="flex flex-col gap-8">
        <PersonFields {...fields} />
        <FarmFields {...fields} />
      </div>
    </DialogForm>
  );
}
