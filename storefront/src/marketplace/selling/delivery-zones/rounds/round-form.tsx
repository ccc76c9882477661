import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { issuesOf } from '../../../../lib/api/field-issues';
import { ExceptionsEditor } from '../../../../shared/hours-exceptions/exceptions-editor';
import { OF_ROUNDS } from '../../../../shared/hours-exceptions/exceptions-model';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/dialogs/toast';
import { Select, TextField } from '../../../../ui/fields/field';
import { MeanwhileNote } from '../../../../ui/forms/before/meanwhile-note';
import { useLeaveWarning } from '../../../../ui/forms/before/use-leave-warning';
import { useStateMeanwhile } from '../../../../ui/forms/before/use-state-meanwhile';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { FormSection } from '../../../../ui/forms/form-section';
import { useFocusOnTrouble } from '../../../../ui/forms/use-focus-on-trouble';
import { fieldErrors, issuesOfSame } from '../../pickups/field-errors';
import { PICKUP_SCHEDULES } from '../../pickups/pickup-queries';
import { CutoffFields } from '../../pickups/schedules/cutoff-fields';
import { DaysFields } from '../../pickups/schedules/days-fields';
import { ProductChoice } from '../../pickups/schedules/product-choice';
import {
  roundValues,
  type SchedulePart,
  SCHEDULE_LABELS,
  scheduleChange,
  scheduleRequest,
  type ScheduleValues,
} from '../../pickups/schedules/schedule-values';
import { fetchSchedule, useWithoutDeleted } from '../../pickups/schedules/use-schedule-form';
import { failureSentence } from '../../sending';
import { keepZone, ZONES } from '../zone-queries';

export interface RoundFormProps {
  zone: DeliveryZoneView;
  /** Null for new ones. */
  schedule: PickupScheduleView | null;
  onDone: () => void;
}

function useSaving({ zone, schedule, onDone }: RoundFormProps, onFailed: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnType<typeof scheduleChange>) =>
      callJson<DeliveryZoneView>(
        schedule ? `${PICKUP_SCHEDULES}/${schedule.id}` : `${ZONES}/${zone.id}/schedules`,
        { method: schedule ? 'PUT' : 'POST', body },
      ),
    onSuccess: (saved) => {
      keepZone(client, saved);
      toast({ title: schedule ? 'Delivery days saved' : 'Delivery days added' });
      onDone();
    },
    onError: onFailed,
  });
}

/** From when on and until when customers can order, and how much fits on the truck. */
function Limits({ values, errors, change }: SchedulePart) {
  return (
    <>
      <CutoffFields values={values} errors={errors} onChange={change} what="delivery" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        <TextField
          label="Opens for orders"
          inputMode="numeric"
          maxLength={3}
          help="Days before the delivery."
          value={values.opensDaysBefore}
          error={errors.opensDaysBefore}
          onChange={({ currentTarget }) => change({ opensDaysBefore: currentTarget.value })}
        />
        <TextField
          label="Room for"
          optional
          inputMode="numeric"
          maxLength={5}
          help="Blank means no limit."
          value={values.capacity}
          error={errors.capacity}
          onChange={({ currentTarget: { value } }) =>
            change({ capacity: value, isLimited: value.trim() !== '' })
          }
        />
        <Select
          label="Counted in"
          value={values.capacityUnit}
          onChange={({ currentTarget }) =>
            change({ capacityUnit: currentTarget.value === 'crates' ? 'crates' : 'orders' })
          }
        >
          <option value="orders">Orders</option>
          <option value="crates">Crates</option>
        </Select>
      </div>
    </>
  );
}

/** The days on which a vendor brings orders to a zone. */
export function RoundForm(props: RoundFormProps) {
  const { zone, schedule, onDone } = props;
  const element = useRef<HTMLFormElement>(null);
  const [start] = useState(() => roundValues(schedule));
  const [typed, setTyped] = useState(start);
  const values = useWithoutDeleted(typed);
  const [tries, setTries] = useState(0);
  const change = (some: Partial<ScheduleValues>) => setTyped((before) => ({ ...before, ...some }));
  const client = useQueryClient();
  const meanwhile = useStateMeanwhile(typed, setTyped, {
    first: schedule,
    valuesOf: roundValues,
    load: () => fetchSchedule(client, ZONES, zone.id, schedule?.id),
  });
  const saving = useSaving(props, (error) => {
    void meanwhile.onError(error);
    setTries((count) => count + 1);
  });
  const issues = issuesOf(saving.error);
  const request = scheduleRequest(values);
  const errors = fieldErrors(issuesOfSame(issues, saving.variables, request));
  const form = { values, errors, change };
  useLeaveWarning(JSON.stringify(typed) !== JSON.stringify(start));
  useFocusOnTrouble(element, tries, tries > 0 && saving.isError);
  const title = schedule ? 'Change delivery days' : 'Add delivery days';
  return (
    <form
      ref={element}
      noValidate
      aria-label={`${title} of ${zone.name}`}
      className="flex flex-col gap-5 rounded-control border border-line p-3 sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate(scheduleChange(values, meanwhile.seen.current));
      }}
    >
      <h3 className="text-lg">{title}</h3>
      <DaysFields form={form} what="delivery" isAtMarket={false} />
      <FormSection title="Ordering" isInCard>
        <Limits {...form} />
      </FormSection>
      <ProductChoice form={form} what="delivery" />
      <FormSection title="Special dates" hint="Holidays, storms and other days off." isInCard>
        <ExceptionsEditor
          value={values.exceptions}
          onChange={(exceptions) => change({ exceptions })}
          errorAt={(index, name) => errors[`exceptions.${index}.${name}`]}
          error={errors.exceptions}
          words={OF_ROUNDS}
        />
      </FormSection>
      <MeanwhileNote labels={SCHEDULE_LABELS} {...meanwhile} />
      {saving.error && issues.length === 0 && <FormFailure>{failureSentence(saving.error)}</FormFailure>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingLabel={saving.isPending && 'Saving...'}>
          {schedule ? 'Save delivery days' : 'Add delivery days'}
        </Button>
        <Button look="quiet" disabled={saving.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
