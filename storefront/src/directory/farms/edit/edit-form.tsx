import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { FarmView, OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import {
  BUSINESS_STATUSES,
  FEATURES,
  PLACE_KIND_LABELS,
  businessStatusLabel,
} from '@farmgate/backend/contract/directory/place-kinds';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, callJson } from '../../../lib/api/api';
import { LogInAgain } from '../../../shared/sign-in/log-in-again';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../../ui/forms/restored-note';
import type { FormPart } from '../../../ui/forms/use-form';
import { type KeptForm, useKeptForm } from '../../../ui/forms/use-kept-form';
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
import {
  asksForVerification,
  type FarmFormValues,
  farmFormValues,
  farmRequest,
  farmWas,
} from '../form/farm-form-values';
import { type CheckedFarm, detailsSchema, farmSchema } from '../form/farm-schema';
import { type FarmStep, STEP_TITLES, stepAfter, stepsLeft } from '../steps/farm-steps';
import { StepFields } from '../steps/step-fields';
import { StepNav } from '../steps/step-nav';
import { useSteps } from '../steps/use-steps';
import { ClaimProof } from './claim-proof';
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

type Part = FormPart<FarmFormValues>;

function AllFields({ form, warning, farm }: { form: Part; warning: ReactNode; farm: FarmView }) {
  return (
    <>
      <BasicFields form={form} warning={warning} />
      <ContactFields form={form} />
      <ProductFields form={form} />
      <VisitFields form={form} />
      <HoursFields form={form} asOf={farm.hoursConfirmed} />
      <ExceptionFields form={form} farmId={farm.id} />
      <StatusField form={form} />
    </>
  );
}

interface EditFormProps {
  me: MeView;
  farm: OwnFarmView;
  listings: number;
}

/** PUT /api/farms/{id}, or only its details while its claim is under review. */
function sendFarm({ me, farm }: EditFormProps, fields: CheckedFarm, was: Record<string, unknown>) {
  if (farm.isUnderReview) {
    const { description, seasons, exceptions, hoursChecked } = fields;
    const body = { description, seasons, exceptions, hoursChecked, was };
    return callJson<FarmView>(`/api/farms/${farm.id}/details`, { method: 'PUT', body });
  }
  return callJson<FarmView>(`/api/farms/${farm.id}`, {
    method: 'PUT',
    body: { ...fields, userId: me.id, was },
  });
}

/** The form of a farm, and the step of it that is shown. */
function useEditForm(props: EditFormProps) {
  const { me, farm } = props;
  const client = useQueryClient();
  const bookedDays = useBookedDays();
  const form: KeptForm<FarmFormValues> = useKeptForm<FarmFormValues, FarmView, FarmView, CheckedFarm>({
    schema: farm.isUnderReview ? detailsSchema : farmSchema,
    request: farmRequest,
    values: farmFormValues(farm),
    record: { first: farm, valuesOf: farmFormValues, load: () => loadOwnFarm(client, farm.id) },
    draft: { name: `farmgate-farm-draft-${farm.id}`, userId: me.id },
    warns: true,
    send: (fields, { values, seen }) => sendFarm(props, fields, farmWas(seen ?? farm, values)),
    onSent: async (saved, { restart }) => {
      client.setQueryData(farmQuery(String(farm.id)).queryKey, saved);
      restart(saved);
      steps.goOn();
      const isClosedAnew = JSON.stringify(saved.exceptions) !== JSON.stringify(farm.exceptions);
      const booked = isClosedAnew ? await bookedDays() : null;
      const isUnverified = farm.isVerified && !saved.isVerified;
      const said = [isUnverified && 'An administrator will check it again.', booked?.description];
      toast({ ...booked, title: 'Farm saved', description: said.filter(Boolean).join(' ') });
      return refreshFarms(client);
    },
    onFailed: (error, { isNoted }) => {
      if (!isNoted) toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
    onWrong: (fields) => steps.goToTrouble(fields),
  });
  const steps = useSteps(farm.id, form.element, farm.isUnderReview);
  return { form, step: steps.step };
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
  form: Part;
  step: FarmStep | null;
  warning: ReactNode;
}) {
  if (farm.isUnderReview) {
    return (
      <>
        <UnderReview farm={farm} />
        <DescriptionField form={form} />
        <HoursFields form={form} asOf={farm.hoursConfirmed} />
        <ExceptionFields form={form} farmId={farm.id} />
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
  const { farm, listings } = props;
  const { form, step } = useEditForm(props);
  const [name, address, zipCode] = form.watch(['name', 'address', 'zipCode']);
  const saved = farmFormValues(farm);
  const asksAgain = asksForVerification(saved, { ...saved, name, address, zipCode });
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {step && <StepNav farmId={farm.id} step={step} left={stepsLeft(farm)} />}
      {farm.claimProof && <ClaimProof farm={farm} userId={props.me.id} />}
      {(step === null || step === 'basics') && <PhotoManager farm={farm} />}
      <Form
        of={form}
        aria-label={`Edit ${farm.name}`}
        // What the keyboard reaches stays clear of the bar with the buttons.
        className="flex min-w-0 flex-col gap-8 border-t border-line pt-8 [&_:is(input,select,textarea,button,a)]:scroll-mb-32"
      >
        <RestoredNote of={form} />
        <Fields form={form} farm={farm} step={step} warning={asksAgain && <VerificationNote farm={farm} />} />
        <MeanwhileNote of={form} labels={LABELS} words={WORDS} />
        <div className="bottom-bar sticky bottom-(--desk) z-10 -mx-1 flex flex-col gap-3 border-t border-line bg-paper px-1 py-4">
          {form.error && !form.meanwhile.conflicts && (
            <FormFailure>
              {failureSentence(form.error)}
              <LogInAgain error={form.error} />
            </FormFailure>
          )}
          <Actions farm={farm} step={step} isPending={form.isPending} />
        </div>
      </Form>
      {step === null && <EndOfFarm farm={farm} listings={listings} onEnded={form.finish} />}
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
