import { FEATURES } from '@farmgate/backend/contract/directory/place-kinds';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ApiError } from '../../../lib/api/api';
import { LogInAgain } from '../../../shared/sign-in/log-in-again';
import { Button, LinkButton } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../../ui/forms/restored-note';
import { featureLabel } from '../../farms/form/choice-groups';
import { MarketFields } from './market-fields';
import { type MarketFormOptions, useMarketForm } from './use-market-form';

const FAILED = 'We couldn’t save the market. Please check your entries and try again.';

function failureSentence(error: Error): string {
  const isAboutFields = !(error instanceof ApiError) || error.body?.error === 'VALIDATION_FAILED';
  return isAboutFields ? FAILED : (error.body?.message ?? FAILED);
}

/** What the form calls its fields. */
const LABELS = {
  ...{ name: 'Market name', description: 'Description', street: 'Street', zipCode: 'ZIP code' },
  ...{ email: 'Email', phone: 'Phone', website: 'Website', socialLinks: 'Social media' },
  ...{ seasons: 'Market hours', hoursNote: 'Note about the hours', productTypes: 'Products' },
  features: 'Payments, assistance programs and more',
};

const WORDS = { features: Object.fromEntries(FEATURES.map((feature) => [feature, featureLabel(feature)])) };

/** Everything about a market that its managers say. */
export function EditMarketForm(props: MarketFormOptions) {
  const { marketId, record } = props;
  const form = useMarketForm(props);
  return (
    <Form
      of={form}
      aria-label={`Edit ${record.name}`}
      // What the keyboard reaches stays clear of the bar with the buttons.
      className="flex min-w-0 flex-col gap-8 [&_:is(input,select,textarea,button,a)]:scroll-mb-32"
    >
      <RestoredNote of={form} />
      <MarketFields
        form={form}
        marketId={marketId}
        town={[record.city, record.state].filter(Boolean).join(', ')}
      />
      <MeanwhileNote of={form} labels={LABELS} words={WORDS} />
      <div className="bottom-bar sticky bottom-(--desk) z-10 -mx-1 flex flex-col gap-3 border-t border-line bg-paper px-1 py-4">
        {form.error && (
          <FormFailure>
            {failureSentence(form.error)}
            <LogInAgain error={form.error} />
          </FormFailure>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pendingLabel={form.isPending && 'Saving...'}>
            Save changes
          </Button>
          <LinkButton look="secondary" to={paths.manageMarket(marketId)}>
            Back to the market
          </LinkButton>
        </div>
      </div>
    </Form>
  );
}
