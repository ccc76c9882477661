import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormSection } from '../../../ui/forms/form-section';
import { RestoredNote } from '../../../ui/forms/restored-note';
import { PictureField } from '../../../ui/pictures/picture-field';
import {
  BasicFields,
  ContactFields,
  ExceptionFields,
  HoursFields,
  ProductFields,
  VisitFields,
} from '../form/farm-fields';
import { SimilarFarms } from '../form/similar-farms';
import { SendingStatus } from './sending-status';
import { pictureTrouble, useNewFarm } from './use-new-farm';

/** Everything about a new farm. Import it lazily: the checks come with it. */
export function RegisterForm({ me }: { me: MeView }) {
  const { form, upload, isCreated, claimed } = useNewFarm(me);
  const { isSent } = form;
  const [name, zipCode, picture] = form.watch(['name', 'zipCode', 'picture']);
  return (
    <Form of={form} aria-label="Register a farm" className="flex min-w-0 flex-col gap-8">
      <RestoredNote of={form} />
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
          onChange={(value) => form.change({ picture: value })}
          error={pictureTrouble(form.error)}
          isDisabled={form.isPending || isSent}
          description={
            <TextField
              label="What does it show?"
              help="For people who can’t see the photo. Example: Red barn behind rows of lettuce."
              optional
              maxLength={MAX_ALT_LENGTH}
              {...form.register('pictureAlt')}
            />
          }
        />
      </FormSection>
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        <SendingStatus form={form} upload={upload} hasPicture={picture.file !== null} />
        <Button
          type="submit"
          size="lg"
          className="sm:self-start"
          disabled={isSent}
          pendingLabel={form.isPending && 'Creating...'}
        >
          {isCreated ? 'Farm created' : 'Register farm'}
        </Button>
      </div>
    </Form>
  );
}
