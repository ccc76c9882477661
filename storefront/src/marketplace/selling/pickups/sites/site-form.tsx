import { SITE_KINDS } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { UploadStatus } from '../../../../shared/sign-in/upload-status';
import { Button, LinkButton } from '../../../../ui/button';
import { TextArea } from '../../../../ui/fields/field';
import { FieldError } from '../../../../ui/fields/field-error';
import { Segmented } from '../../../../ui/fields/segmented';
import { MeanwhileNote } from '../../../../ui/forms/before/meanwhile-note';
import { RestoredNote } from '../../../../ui/forms/before/restored-note';
import { FormSection } from '../../../../ui/forms/form-section';
import { PictureField } from '../../../../ui/pictures/picture-field';
import { MarketChoice } from './market-choice';
import { PlaceFields } from './place-fields';
import { SiteMap } from './site-map';
import { KIND_LABELS } from './site-values';
import { type SiteFormOptions, useSiteForm } from './use-site-form';

type Form = ReturnType<typeof useSiteForm> & { keptPicture: string | null };

const KIND_HELP = {
  farm: 'People come to you: a farm stand, the barn, the driveway.',
  market: 'People pick up at your stall. You can follow the market’s own days and hours.',
  drop_point: 'Someone keeps the orders for you: a bakery, a church, a friend’s porch.',
} as const;

/** Where it is, by its kind. */
function Where({ form, isNew, zipCode }: { form: Form; isNew: boolean; zipCode: string }) {
  const { values, change, errors } = form;
  const { kind, farm, drop, host, market } = values;
  return (
    <div className="flex flex-col gap-5">
      {isNew ? (
        <>
          <Segmented
            label="What kind of place is it?"
            name="site-kind"
            value={kind}
            options={SITE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
            onChange={(chosen) => change({ kind: chosen })}
            className="sm:self-start"
          />
          <p className="text-sm text-soft">{KIND_HELP[kind]}</p>
        </>
      ) : (
        <p className="text-sm text-soft">{KIND_LABELS[kind]}</p>
      )}
      <FieldError id="site-kind-error">{errors.kind}</FieldError>
      {kind === 'market' && (
        <MarketChoice
          chosen={market}
          near={zipCode}
          mayChange={isNew}
          error={errors.placeId}
          onChoose={(chosen) => change({ market: chosen })}
        />
      )}
      {kind === 'farm' && (
        <PlaceFields
          place={farm}
          example="Our farm stand"
          errors={errors}
          onChange={(some) => change({ farm: { ...farm, ...some } })}
        />
      )}
      {kind === 'drop_point' && (
        <PlaceFields
          place={drop}
          example="Oak Street Bakery"
          errors={errors}
          onChange={(some) => change({ drop: { ...drop, ...some } })}
          host={{ value: host, onChange: (typed) => change({ host: typed }) }}
        />
      )}
      <SiteMap values={values} />
    </div>
  );
}

/** What people should know when they come. */
function Notes({ form }: { form: Form }) {
  const { values, change, errors } = form;
  return (
    <FormSection title="When customers come">
      <TextArea
        label="Instructions"
        optional
        maxLength={500}
        placeholder="Drive past the house. We’re at the barn with the green roof."
        help="How to find you, where to park and what to bring. It’s in the reminder we email the day before."
        value={values.instructions}
        error={errors.instructions}
        onChange={({ currentTarget }) => change({ instructions: currentTarget.value })}
      />
      <TextArea
        label="Accessibility"
        optional
        rows={2}
        maxLength={300}
        placeholder="Level gravel path. Call and we’ll bring your order to the car."
        help="For people who use a wheelchair or can’t walk far."
        value={values.accessNote}
        error={errors.accessNote}
        onChange={({ currentTarget }) => change({ accessNote: currentTarget.value })}
      />
      <PictureField
        label="Photo of the place"
        value={form.picture}
        onChange={form.setPicture}
        kept={form.keptPicture}
        error={form.pictureError}
        isDisabled={form.upload.isSending}
      />
    </FormSection>
  );
}

/** What the form calls its fields. */
const LABELS = {
  ...{ farm: 'Place', drop: 'Place', host: 'Host', market: 'Market' },
  ...{ instructions: 'Instructions', accessNote: 'Accessibility' },
};

/** The form of a pickup site. */
export function SiteForm(options: SiteFormOptions) {
  const { site, profile } = options;
  const form = { ...useSiteForm(options), keptPicture: site?.imageUrl ?? null };
  const { upload, element, submit, isRestored, restart, picture, failure, onRetry } = form;
  return (
    <form
      ref={element}
      noValidate
      aria-label={site ? `Edit ${site.name}` : 'Add a pickup site'}
      onSubmit={submit}
      className="flex max-w-2xl min-w-0 flex-col gap-8"
    >
      {isRestored && <RestoredNote onDiscard={restart} />}
      <Where form={form} isNew={site === null} zipCode={profile.zipCode} />
      <Notes form={form} />
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        <MeanwhileNote labels={LABELS} {...form.meanwhile} />
        <UploadStatus
          progress={upload.progress}
          hasPicture={picture.file !== null}
          failure={failure}
          error={upload.failure}
          onRetry={onRetry}
          onCancel={upload.cancel}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" pendingLabel={upload.isSending && 'Saving...'}>
            {site ? 'Save pickup site' : 'Add pickup site'}
          </Button>
          <LinkButton look="quiet" size="lg" to={paths.vendorPickups} onClick={form.finish}>
            Cancel
          </LinkButton>
        </div>
      </div>
    </form>
  );
}
