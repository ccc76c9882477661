import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import { RestoredNote } from '../../../ui/forms/before/restored-note';
import { useKeptPicture } from '../../../ui/forms/before/use-kept-picture';
import { FormSection } from '../../../ui/forms/form-section';
import { PictureField } from '../../../ui/pictures/picture-field';
import {
  BasicFields,
  ContactFields,
  ExceptionFields,
  HoursFields,
  ProductFields,
  VisitFields,
} from '../form/farm-fields';
import { EMPTY_FARM } from '../form/farm-form-values';
import { SimilarFarms } from '../form/similar-farms';
import { useFarmForm } from '../form/use-farm-form';
import { useRedirectSoon } from '../use-redirect-soon';
import { SendingStatus } from './sending-status';
import { pictureTrouble, useRegisterFarm } from './use-register-farm';

/** Everything about a new farm. Import it lazily: the checks come with it. */
export function RegisterForm({ me }: { me: MeView }) {
  const { form, element, showIssues, finish, restart, isRestored, isSent } = useFarmForm({
    userId: me.id,
    farmId: null,
    saved: EMPTY_FARM,
  });
  const { picture, setPicture, forgetPicture } = useKeptPicture(`farm-${me.id}`);
  const [alt, setAlt] = useState('');
  const created = () => {
    finish();
    forgetPicture();
  };
  const sending = useRegisterFarm({ alt, onCreated: created, onFailed: showIssues });
  const redirectSoon = useRedirectSoon();
  const claimed = () => {
    created();
    redirectSoon(paths.farmerDashboard);
  };
  const [name, zipCode] = form.watch(['name', 'zipCode']);
  const submit = form.handleSubmit((farm) => sending.send({ farm, userId: me.id, image: picture.file }));
  return (
    <form
      ref={element}
      noValidate
      aria-label="Register a farm"
      onSubmit={(event) => void submit(event)}
      className="flex min-w-0 flex-col gap-8"
    >
      {isRestored && <RestoredNote onDiscard={() => restart(EMPTY_FARM)} />}
      <BasicFields
        form={form}
        warning={
          !isSent && (
            <SimilarFarms
              name={name}
              zipCode={zipCode}
              session={{ status: 'signed-in', me }}
              onClaimed={claimed}
            />
          )
        }
      />
      <ContactFields form={form} />
      <ProductFields form={form} />
      <VisitFields form={form} />
      <HoursFields form={form} />
      <ExceptionFields form={form} />
      <FormSection title="Photo" hint="Start with one. You can add more after you register.">
        <PictureField
          label="Photo of the farm"
          value={picture}
          onChange={setPicture}
          error={pictureTrouble(sending.failure)}
          isDisabled={sending.isSending || isSent}
          description={
            <TextField
              label="What does it show?"
              help="For people who can’t see the photo. Example: Red barn behind rows of lettuce."
              optional
              maxLength={MAX_ALT_LENGTH}
              value={alt}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          }
        />
      </FormSection>
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        <SendingStatus sending={sending} hasPicture={picture.file !== null} />
        <Button
          type="submit"
          size="lg"
          className="sm:self-start"
          disabled={isSent}
          pendingLabel={sending.isSending && 'Creating...'}
        >
          {sending.isSent ? 'Farm created' : 'Register farm'}
        </Button>
      </div>
    </form>
  );
}
