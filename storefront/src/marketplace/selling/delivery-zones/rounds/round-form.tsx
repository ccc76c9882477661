import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../../lib/api/api';
import { ClosedDaysNote } from '../../../../shared/business/closed-days-note';
import { ExceptionsEditor } from '../../../../shared/hours-exceptions/exceptions-editor';
import { OF_ROUNDS } from '../../../../shared/hours-exceptions/exceptions-model';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/dialogs/toast';
import { Select, TextField } from '../../../../ui/fields/field';
import { Form } from '../../../../ui/forms/form';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { FormSection } from '../../../../ui/forms/form-section';
import { MeanwhileNote } from '../../../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../../../ui/forms/use-kept-form';
import { PICKUP_SCHEDULES } from '../../pickups/pickup-queries';
import { CutoffFields } from '../../pickups/schedules/cutoff-fields';
import { DaysFields } from '../../pickups/schedules/days-fields';
import { ProductChoice } from '../../pickups/schedules/product-choice';
import {
  roundValues,
  SCHEDULE_LABELS,
  scheduleFieldAt,
  type SchedulePart,
  type ScheduleValues,
} from '../../pickups/schedules/schedule-values';
import { fetchSchedule, scheduleBody } from '../../pickups/schedules/use-schedule-form';
import { SAVING_FAILED } from '../../sending';
import { keepZone, ZONES } from '../zone-queries';

export interface RoundFormProps {
  zone: DeliveryZoneView;
  /** Null for new ones. */
  schedule: PickupScheduleView | null;
  onDone: () => void;
}

/** From when on and until when customers can order, and how much fits on the truck. */
function Limits({ form }: { form: SchedulePart }) {
  const { values, change, field } = form;
  return (
    <>
      <CutoffFields form={form} what="delivery" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        <TextField
          label="Opens for orders"
          inputMode="numeric"
          maxLength={3}
          help="Days before the delivery."
          {...field('opensDaysBefore')}
        />
        <TextField
          label="Room for"
          optional
          inputMode="numeric"
          maxLength={5}
          help="Blank means no limit."
          value={values.capacity}
          error={form.errorOf('capacity')}
          onChange={({ currentTarget: { value } }) =>
            change({ capacity: value, isLimited: value.trim() !== '' })
          }
        />
        <Select label="Counted in" {...field('capacityUnit')}>
          <option value="orders">Orders</option>
          <option value="crates">Crates</option>
        </Select>
      </div>
    </>
  );
}

/** The days on which a vendor brings orders to a zone. */
export function RoundForm({ zone, schedule, onDone }: RoundFormProps) {
  const client = useQueryClient();
  const form = useKeptForm<ScheduleValues, DeliveryZoneView, PickupScheduleView, unknown>({
    // Checked by the server alone: a special date can be closed again while it is still wrong.
    fieldAt: scheduleFieldAt,
    values: roundValues(schedule),
    record: {
      first: schedule,
      valuesOf: roundValues,
      load: () => fetchSchedule(client, ZONES, zone.id, schedule?.id),
    },
    warns: true,
    send: (_checked, { values, seen }) =>
      callJson<DeliveryZoneView>(
        schedule ? `${PICKUP_SCHEDULES}/${schedule.id}` : `${ZONES}/${zone.id}/schedules`,
        { method: schedule ? 'PUT' : 'POST', body: scheduleBody(client, values, seen) },
      ),
    onSent: (saved) => {
      keepZone(client, saved);
      toast({ title: schedule ? 'Delivery days saved' : 'Delivery days added' });
      onDone();
    },
    failed: SAVING_FAILED,
  });
  const title = schedule ? 'Change delivery days' : 'Add delivery days';
  return (
    <Form
      of={form}
      aria-label={`${title} of ${zone.name}`}
      className="flex flex-col gap-5 rounded-control border border-line p-3 sm:p-4"
    >
      <h3 className="text-lg">{title}</h3>
      <DaysFields form={form} what="delivery" isAtMarket={false} />
      <FormSection title="Ordering" isInCard>
        <Limits form={form} />
      </FormSection>
      <ProductChoice form={form} what="delivery" />
      <FormSection title="Special dates" hint="Holidays, storms and other days without a delivery." isInCard>
        <ExceptionsEditor
          value={form.values.exceptions}
          onChange={(exceptions) => form.change({ exceptions })}
          errorAt={(index, name) => form.errorOf(`exceptions.${index}.${name}`)}
          error={form.errorOf('exceptions')}
          words={OF_ROUNDS}
        />
        <ClosedDaysNote />
      </FormSection>
      <MeanwhileNote of={form} labels={SCHEDULE_LABELS} />
      <FormFailure of={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingLabel={form.isPending && 'Saving...'}>
          {schedule ? 'Save delivery days' : 'Add delivery days'}
        </Button>
        <Button look="quiet" disabled={form.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
