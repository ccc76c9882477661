import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ClosedDaysNote } from '../../../../shared/business/closed-days-note';
import { ExceptionsEditor } from '../../../../shared/hours-exceptions/exceptions-editor';
import { OF_PICKUPS } from '../../../../shared/hours-exceptions/exceptions-model';
import { Button, LinkButton } from '../../../../ui/button';
import { Form } from '../../../../ui/forms/form';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { FormSection } from '../../../../ui/forms/form-section';
import { MeanwhileNote } from '../../../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../../../ui/forms/restored-note';
import { addressOf } from '../sites/site-values';
import { DaysFields } from './days-fields';
import { OrderFields } from './order-fields';
import { ProductChoice } from './product-choice';
import { RoomFields } from './room-fields';
import { SCHEDULE_LABELS } from './schedule-values';
import { type ScheduleFormOptions, useScheduleForm } from './use-schedule-form';

/** The form of a schedule: when a vendor is there, and until when and for how much people can order. */
export function ScheduleForm(options: ScheduleFormOptions) {
  const { site, schedule } = options;
  const form = useScheduleForm(options);
  const { exceptions } = form.values;
  return (
    <Form
      of={form}
      aria-label={schedule ? 'Edit schedule' : `Add a schedule for ${site.name}`}
      className="flex max-w-2xl min-w-0 flex-col gap-8"
    >
      <p className="-mt-2">
        <span className="font-semibold wrap-anywhere">{site.name}</span>
        <span className="block text-sm text-soft wrap-anywhere">{addressOf(site)}</span>
      </p>
      <RestoredNote of={form} />
      <DaysFields form={form} what="pickup" isAtMarket={site.placeId !== null} />
      <OrderFields form={form} />
      <RoomFields form={form} />
      <ProductChoice form={form} what="pickup" />
      <FormSection
        title="Special dates"
        hint="Holidays, storms and days when you’re somewhere else. You can add them later, too."
      >
        <ExceptionsEditor
          value={exceptions}
          onChange={(changed) => form.change({ exceptions: changed })}
          errorAt={(index, name) => form.errorOf(`exceptions.${index}.${name}`)}
          error={form.errorOf('exceptions')}
          words={OF_PICKUPS}
        />
        <ClosedDaysNote />
      </FormSection>
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        {schedule && (
          <p className="text-sm text-soft">
            Customers who already ordered keep their day and time. Days that you take out take no new orders.
            If there are orders for one, move or refund them in your calendar.
          </p>
        )}
        <MeanwhileNote of={form} labels={SCHEDULE_LABELS} />
        <FormFailure of={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" pendingLabel={form.isPending && 'Saving...'}>
            {schedule ? 'Save schedule' : 'Add schedule'}
          </Button>
          <LinkButton look="quiet" size="lg" to={paths.vendorPickups} onClick={form.finish}>
            {schedule ? 'Cancel' : 'Not now'}
          </LinkButton>
        </div>
      </div>
    </Form>
  );
}
