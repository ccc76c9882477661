import { SITE_KINDS } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { UploadStatus } from '../../../../shared/sign-in/upload-status';
import { Button, LinkButton } from '../../../../ui/button';
import { TextArea } from '../../../../ui/fields/field';
import { FieldError } from '../../../../ui/fields/field-error';
import { Segmented } from '../../../../ui/fields/segmented';
import { Form } from '../../../../ui/forms/form';
import { FormSection } from '../../../../ui/forms/form-section';
import { MeanwhileNote } from '../../../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../../../ui/forms/restored-note';
import type { FormPart } from '../../../../ui/forms/use-form';
import { PictureField } from '../../../../ui/pictures/picture-field';
import { MarketChoice } from './market-choice';
import { PlaceFields } from './place-fields';
import { SiteMap } from './site-map';
import { KIND_LABELS, type SiteValues } from './site-values';
import { type SiteFormOptions, useSiteForm } from './use-site-form';

const KIND_HELP = {
  farm: 'People come to you: a farm stand, the barn, the driveway.',
  market: 'People pick up at your stall. You can follow the market’s own days and hours.',
  drop_point: 'Someone keeps the orders for you: a bakery, a church, a friend’s porch.',
} as const;

/** Where it is, by its kind. */
function Where({ form, isNew, zipCode }: { form: FormPart<SiteValues>; isNew: boolean; zipCode: string }) {
  const { values, change } = form;
  const { kind, market } = values;
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
      <FieldError id="site-kind-error">{form.errorOf('kind')}</FieldError>
      {kind === 'market' && (
        <MarketChoice
          chosen={market}
          near={zipCode}
          mayChange={isNew}
          error={form.errorIn('market')}
          onChoose={(chosen) => change({ market: chosen })}
        />
      )}
      {kind === 'farm' && <PlaceFields form={form} at="farm" example="Our farm stand" />}
      {kind === 'drop_point' && <PlaceFields form={form} at="drop" example="Oak Street Bakery" />}
      <SiteMap values={values} />
    </div>
  );
}

interface NotesProps {
  site: ReturnType<typeof useSiteForm>;
  /** The address of the picture that is kept so far. */
  kept: string | null;
}

/** What people should know when they come. */
function Notes({ site: { form, pictureError }, kept }: NotesProps) {
  return (
    <FormSection title="When customers come">
      <TextArea
        label="Instructions"
        optional
        maxLength={500}
        placeholder="Drive past the house. We’re at the barn with the green roof."
        help="How to find you, where to park and what to bring. It’s in the reminder we email the day before."
        {...form.field('instructions')}
      />
      <TextArea
        label="Accessibility"
        optional
        rows={2}
        maxLength={300}
        placeholder="Level gravel path. Call and we’ll bring your order to the car."
        help="For people who use a wheelchair or can’t walk far."
        {...form.field('accessNote')}
      />
      <PictureField
        label="Photo of the place"
        value={form.watch('picture')}
        onChange={(picture) => form.change({ picture })}
        kept={kept}
        error={pictureError}
        isDisabled={form.isPending}
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
  const whole = useSiteForm(options);
  const { form, upload, failure, mayRetry } = whole;
  return (
    <Form
      of={form}
      aria-label={site ? `Edit ${site.name}` : 'Add a pickup site'}
      className="flex max-w-2xl min-w-0 flex-col gap-8"
    >
      <RestoredNote of={form} />
      <Where form={form} isNew={site === null} zipCode={profile.zipCode} />
      <Notes site={whole} kept={site?.imageUrl ?? null} />
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        <MeanwhileNote of={form} labels={LABELS} />
        <UploadStatus
          of={form}
          upload={upload}
          hasPicture={form.values.picture.file !== null}
          failure={failure}
          mayRetry={mayRetry}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" pendingLabel={form.isPending && 'Saving...'}>
            {site ? 'Save pickup site' : 'Add pickup site'}
          </Button>
          <LinkButton look="quiet" size="lg" to={paths.vendorPickups} onClick={form.finish}>
            Cancel
          </LinkButton>
        </div>
      </div>
    </Form>
  );
}
