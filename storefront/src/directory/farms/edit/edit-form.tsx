import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { FarmView, OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import {
  BUSINESS_STATUSES,
  FEATURES,
  PLACE_KIND_LABELS,
  businessStatusLabel,
} from '@farmgate/backend/contract/directory/place-kinds';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, callJson } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { LogInAgain } from '../../../shared/sign-in/log-in-again';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import { RestoredNote } from '../../../ui/forms/before/restored-note';
import { FormFailure } from '../../../ui/forms/form-failure';
import { farmQuery, loadOwnFarm, refreshFarms } from '../farm-queries';
import { featureLabel } from '../form/choice-groups';
import {
  BasicFields,
  ContactFields,
  DescriptionField,
  ExceptionFields,
  HoursFields,
  ProductFields,
  StatusField,
  VisitFields,
} from '../form/farm-fields';
import { asksForVerification, farmFormValues, farmWas } from '../form/farm-form-values';
import { type CheckedFarm, useFarmForm } from '../form/use-farm-form';
import { type FarmStep, STEP_TITLES, stepAfter, stepsLeft } from '../steps/farm-steps';
import { StepFields } from '../steps/step-fields';
import { StepNav } from '../steps/step-nav';
import { useSteps } from '../steps/use-steps';
import { DeleteFarm } from './delete-farm';
import { PhotoManager } from './photo-manager';
import { ReleaseFarm } from './release-farm';
import { UnderReview } from './under-review';
import { useBookedDays } from './use-booked-days';

const SAVING_FAILED = 'We couldn’t save your farm. Please check your entries and try again.';

function failureSentence(error: Error): string {
  const isAboutFields = !(error instanceof ApiError) || error.body?.error === 'VALIDATION_FAILED';
  return isAboutFields ? SAVING_FAILED : (error.body?.message ?? SAVING_FAILED);
}

/** Says in time that another name or address has to be looked at again. */
function VerificationNote({ farm }: { farm: FarmView }) {
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-control border-2 border-sun bg-card px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      {farm.isVerified
        ? 'You’re changing the name or address, so your farm will lose its “Verified” badge until an administrator reviews it again.'
        : 'You’re changing the name or address. An administrator will review your farm with the new details.'}
    </p>
  );
}

type Form = ReturnType<typeof useFarmForm>['form'];

function AllFields({ form, warning, farm }: { form: Form; warning: ReactNode; farm: FarmView }) {
  return (
    <>
      <BasicFields form={form} warning={warning} />
      <ContactFields form={form} />
      <ProductFields form={form} />
      <VisitFields form={form} />
      <HoursFields form={form} asOf={farm.hoursConfirmed} />
      <ExceptionFields form={form} />
      <StatusField form={form} />
    </>
  );
}

interface EditFormProps {
  me: MeView;
  farm: OwnFarmView;
  listings: number;
}

interface SentFarm {
  fields: CheckedFarm;
  was: Record<string, unknown>;
}

/** PUT /api/farms/{id}, or only its details while its claim is under review. */
function useSaving(
  { me, farm }: EditFormProps,
  onSaved: (farm: FarmView) => void,
  onFailed: (error: Error) => void,
) {
  const client = useQueryClient();
  const bookedDays = useBookedDays();
  return useMutation({
    mutationFn: ({ fields, was }: SentFarm) => {
      if (farm.isUnderReview) {
        const { description, seasons, exceptions, hoursChecked } = fields;
        const body = { description, seasons, exceptions, hoursChecked, was };
        return callJson<FarmView>(`/api/farms/${farm.id}/details`, { method: 'PUT', body });
      }
      const body = { ...fields, userId: me.id, was };
      return callJson<FarmView>(`/api/farms/${farm.id}`, { method: 'PUT', body });
    },
    onSuccess: async (saved) => {
      client.setQueryData(farmQuery(String(farm.id)).queryKey, saved);
      onSaved(saved);
      const isClosedAnew = JSON.stringify(saved.exceptions) !== JSON.stringify(farm.exceptions);
      const booked = isClosedAnew ? await bookedDays() : null;
      const isUnverified = farm.isVerified && !saved.isVerified;
      const said = [isUnverified && 'An administrator will check it again.', booked?.description];
      toast({ ...booked, title: 'Farm saved', description: said.filter(Boolean).join(' ') });
      return refreshFarms(client);
    },
    onError: (error) => {
      onFailed(error);
      // Its note says more, beside the fields.
      if (isCode(error, 'CHANGED_MEANWHILE')) return;
      toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
  });
}

/** Their section says the same as the step. */
const HAS_OWN_HEADING: ReadonlySet<FarmStep> = new Set(['products', 'hours']);

/** What is asked for: one step, everything, or what a claimant may change already. */
function Fields({
  form,
  farm,
  step,
  warning,
}: Pick<EditFormProps, 'farm'> & {
  form: Form;
  step: FarmStep | null;
  warning: ReactNode;
}) {
  if (farm.isUnderReview) {
    return (
      <>
        <UnderReview farm={farm} />
        <DescriptionField form={form} />
        <HoursFields form={form} asOf={farm.hoursConfirmed} />
        <ExceptionFields form={form} />
      </>
    );
  }
  if (step === null) return <AllFields form={form} warning={warning} farm={farm} />;
  return (
    <>
      <h2
        data-step-title
        tabIndex={-1}
        className={HAS_OWN_HEADING.has(step) ? 'sr-only' : 'text-xl focus:outline-none'}
      >
        {STEP_TITLES[step]}
      </h2>
      <StepFields form={form} step={step} farm={farm} warning={warning} />
    </>
  );
}

function Actions({ farm, step, isPending }: { farm: FarmView; step: FarmStep | null; isPending: boolean }) {
  const next = step && stepAfter(step);
  const label = step === null ? 'Save changes' : next ? 'Save and continue' : 'Save and finish';
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pendingLabel={isPending && 'Saving...'}>
        {label}
      </Button>
      {step === null ? (
        <LinkButton look="secondary" to={paths.farm(farm.id)}>
          View farm page
        </LinkButton>
      ) : (
        <LinkButton
          look="secondary"
          to={next ? paths.editFarm(farm.id, { step: next }) : paths.farmerDashboard}
        >
          {next ? 'Skip this step' : 'Finish later'}
        </LinkButton>
      )}
    </div>
  );
}

/** What the form calls its fields. */
const LABELS = {
  ...{ name: 'Farm Name', description: 'Description', address: 'Address', zipCode: 'ZIP Code' },
  ...{ email: 'Email', phone: 'Phone', website: 'Website', socialLinks: 'Social media' },
  ...{ kind: 'Kind of farm', productTypes: 'Products', activities: 'Activities' },
  ...{ features: 'Features', organicCertified: 'Certified organic', seasons: 'Opening hours' },
  ...{ exceptions: 'Holidays and special dates', businessStatus: 'Business status' },
};

const WORDS = {
  kind: PLACE_KIND_LABELS,
  features: Object.fromEntries(FEATURES.map((feature) => [feature, featureLabel(feature)])),
  businessStatus: Object.fromEntries(BUSINESS_STATUSES.map((one) => [one, businessStatusLabel(one)])),
};

/** Everything about one's own farm, or one step of it. Import it lazily: the checks come with it. */
export function EditForm(props: EditFormProps) {
  const { me, farm, listings } = props;
  const saved = farmFormValues(farm);
  const client = useQueryClient();
  const { form, element, showIssues, meanwhile, finish, restart, isRestored } = useFarmForm({
    userId: me.id,
    farmId: farm.id,
    saved,
    isUnderReview: farm.isUnderReview,
    farm,
    loadCurrent: () => loadOwnFarm(client, farm.id),
  });
  const startAgain = (from: FarmView) => {
    meanwhile.restart(from);
    restart(farmFormValues(from));
  };
  const { step, goOn, goToTrouble } = useSteps(farm.id, element, farm.isUnderReview);
  const onSaved = (answer: FarmView) => {
    startAgain(answer);
    goOn();
  };
  const saving = useSaving(props, onSaved, (error) => {
    showIssues(error);
    void meanwhile.onError(error);
    if (error instanceof ApiError) goToTrouble(error.body?.issues?.map(({ path }) => path) ?? []);
  });
  const submit = form.handleSubmit(
    (fields) => saving.mutate({ fields, was: farmWas(meanwhile.seen.current ?? farm, form.getValues()) }),
    (errors) => goToTrouble(Object.keys(errors)),
  );
  const [name, address, zipCode] = form.watch(['name', 'address', 'zipCode']);
  const asksAgain = asksForVerification(saved, { ...saved, name, address, zipCode });
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {step && <StepNav farmId={farm.id} step={step} left={stepsLeft(farm)} />}
      {(step === null || step === 'basics') && <PhotoManager farm={farm} />}
      <form
        ref={element}
        noValidate
        aria-label={`Edit ${farm.name}`}
        onSubmit={(event) => void submit(event)}
        // What the keyboard reaches stays clear of the bar with the buttons.
        className="flex min-w-0 flex-col gap-8 border-t border-line pt-8 [&_:is(input,select,textarea,button,a)]:scroll-mb-32"
      >
        {isRestored && <RestoredNote onDiscard={() => startAgain(farm)} />}
        <Fields form={form} farm={farm} step={step} warning={asksAgain && <VerificationNote farm={farm} />} />
        <MeanwhileNote labels={LABELS} words={WORDS} {...meanwhile} />
        <div className="bottom-bar sticky bottom-0 z-10 -mx-1 flex flex-col gap-3 border-t border-line bg-paper px-1 py-4">
          {saving.error && !meanwhile.conflicts && (
            <FormFailure>
              {failureSentence(saving.error)}
              <LogInAgain error={saving.error} />
            </FormFailure>
          )}
          <Actions farm={farm} step={step} isPending={saving.isPending} />
        </div>
      </form>
      {step === null && <EndOfFarm farm={farm} listings={listings} onEnded={finish} />}
    </div>
  );
}

function EndOfFarm({ farm, listings, onEnded }: Omit<EditFormProps, 'me'> & { onEnded: () => void }) {
  return farm.isFromDirectory ? (
    <ReleaseFarm farm={farm} onReleased={onEnded} />
  ) : (
    <DeleteFarm farm={farm} listings={listings} onDeleted={onEnded} />
  );
}
