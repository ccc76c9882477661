import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '../../../ui/button';
import { RestoredNote } from '../../../ui/forms/before/restored-note';
import { useKeptPicture } from '../../../ui/forms/before/use-kept-picture';
import { FormSection } from '../../../ui/forms/form-section';
import { Link } from '../../../ui/navigation/link';
import { PictureField } from '../../../ui/pictures/picture-field';
import { AddressField, DescriptionField, NameField, ReachFields, ZipCodeField } from '../form/farm-fields';
import { EMPTY_FARM } from '../form/farm-form-values';
import { SimilarFarms } from '../form/similar-farms';
import { useFarmForm } from '../form/use-farm-form';
import { SendingStatus } from '../new/sending-status';
import { pictureTrouble, useRegisterFarm } from '../new/use-register-farm';
import { useRedirectSoon } from '../use-redirect-soon';
import { FARM_STEPS, STEP_TITLES } from './farm-steps';

const [, , ...LATER] = FARM_STEPS;
const LATER_TEXT = LATER.map((step) => STEP_TITLES[step].toLowerCase()).join(', ');

/** The form of the first step, and what becomes of it. */
function useStart(me: MeView) {
  const farm = useFarmForm({
    userId: me.id,
    farmId: null,
    saved: EMPTY_FARM,
  });
  const kept = useKeptPicture(`farm-${me.id}`);
  const goesOn = useRef(false);
  const created = () => {
    farm.finish();
    kept.forgetPicture();
  };
  const sending = useRegisterFarm({
    alt: '',
    onCreated: created,
    onFailed: farm.showIssues,
    next: ({ id }) => (goesOn.current ? paths.editFarm(id, { step: 'about' }) : null),
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    goesOn.current = submitter instanceof HTMLButtonElement && submitter.value === 'more';
    await farm.form.handleSubmit((checked) =>
      sending.send({ farm: checked, userId: me.id, image: kept.picture.file }),
    )();
  };
  return { ...farm, ...kept, sending, submit, created };
}

interface ActionsProps {
  sending: ReturnType<typeof useRegisterFarm>;
  hasPicture: boolean;
  isSent: boolean;
}

function Actions({ sending, hasPicture, isSent }: ActionsProps) {
  const { isSending } = sending;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <SendingStatus sending={sending} hasPicture={hasPicture} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="lg" disabled={isSent} pendingLabel={isSending && 'Creating...'}>
          {sending.isSent ? 'Farm created' : 'Register farm'}
        </Button>
        {!isSending && !isSent && (
          <Button type="submit" name="then" value="more" size="lg" look="secondary">
            Register and add more
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first step registers a farm: its name, address, description, contact and photo. The rest can wait. */
export function StartForm({ me }: { me: MeView }) {
  const start = useStart(me);
  const { form, element, restart, isRestored, isSent, picture, setPicture, sending, submit, created } = start;
  const redirectSoon = useRedirectSoon();
  const [name, zipCode] = form.watch(['name', 'zipCode']);
  const claimed = () => {
    created();
    redirectSoon(paths.farmerDashboard);
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label="Register a farm"
      onSubmit={(event) => void submit(event)}
      className="flex min-w-0 flex-col gap-8"
    >
      {isRestored && <RestoredNote onDiscard={() => restart(EMPTY_FARM)} />}
      <p className="max-w-measure text-soft">
        {`Step 1 of ${FARM_STEPS.length}. This one registers your farm. Add the rest now or later: ${LATER_TEXT}. `}
        <Link to={paths.newFarmAtOnce} className="link">
          Fill in everything on one page
        </Link>
      </p>
      <div className="flex flex-col gap-5">
        <NameField form={form} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <AddressField form={form} />
          <ZipCodeField form={form} />
        </div>
        {!isSent && (
          <SimilarFarms
            name={name}
            zipCode={zipCode}
            session={{ status: 'signed-in', me }}
            onClaimed={claimed}
          />
        )}
        <DescriptionField form={form} />
      </div>
      <FormSection title="Contact" hint="Shown on your farm’s page. Add an email address or a phone number.">
        <ReachFields form={form} />
      </FormSection>
      <FormSection title="Photo" hint="Start with one. You can add more after you register.">
        <PictureField
          label="Photo of the farm"
          value={picture}
          onChange={setPicture}
          error={pictureTrouble(sending.failure)}
          isDisabled={sending.isSending || isSent}
        />
      </FormSection>
      <Actions sending={sending} hasPicture={picture.file !== null} isSent={isSent} />
    </form>
  );
}
