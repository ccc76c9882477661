import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { FormSection } from '../../../ui/forms/form-section';
import { RestoredNote } from '../../../ui/forms/restored-note';
import { Link } from '../../../ui/navigation/link';
import { PictureField } from '../../../ui/pictures/picture-field';
import { AddressField, DescriptionField, NameField, ReachFields, ZipCodeField } from '../form/farm-fields';
import { SimilarFarms } from '../form/similar-farms';
import { SendingStatus } from '../new/sending-status';
import { MORE, pictureTrouble, useNewFarm } from '../new/use-new-farm';
import { FARM_STEPS, STEP_TITLES } from './farm-steps';

const [, , ...LATER] = FARM_STEPS;
const LATER_TEXT = LATER.map((step) => STEP_TITLES[step].toLowerCase()).join(', ');

function Actions({ farm: { form, upload, isCreated } }: { farm: ReturnType<typeof useNewFarm> }) {
  const { isPending, isSent } = form;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <SendingStatus form={form} upload={upload} hasPicture={form.watch('picture').file !== null} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="lg" disabled={isSent} pendingLabel={isPending && 'Creating...'}>
          {isCreated ? 'Farm created' : 'Register farm'}
        </Button>
        {!isPending && !isSent && (
          <Button type="submit" name="then" value={MORE} size="lg" look="secondary">
            Register and add more
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first step registers a farm: its name, address, description, contact and photo. The rest can wait. */
export function StartForm({ me }: { me: MeView }) {
  const farm = useNewFarm(me);
  const { form, claimed } = farm;
  const { isSent } = form;
  const [name, zipCode, picture] = form.watch(['name', 'zipCode', 'picture']);
  return (
    <Form of={form} aria-label="Register a farm" className="flex min-w-0 flex-col gap-8">
      <RestoredNote of={form} />
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
          onChange={(value) => form.change({ picture: value })}
          error={pictureTrouble(form.error)}
          isDisabled={form.isPending || isSent}
        />
      </FormSection>
      <Actions farm={farm} />
    </Form>
  );
}
