import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { useFocusOnTrouble } from '../../../../lib/forms/use-focus-on-trouble';
import { useLeaveWarning } from '../../../../lib/forms/use-leave-warning';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/dialogs/toast';
import { Select, TextField } from '../../../../ui/forms/field';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { failureSentence } from '../../sending';
import { issuesOf } from '../../../../lib/api/field-issues';
import { type FieldErrors, fieldErrors, issuesOfSame } from '../../pickups/field-errors';
import { PICKUP_SCHEDULES } from '../../pickups/pickup-queries';
import { CutoffFields } from '../../pickups/schedules/cutoff-fields';
import { roundValues, scheduleRequest, type ScheduleValues } from '../../pickups/schedules/schedule-values';
import { WeekdaysField } from '../../pickups/schedules/weekdays-field';
import { keepZone, ZONES } from '../zone-queries';

export interface RoundFormProps {
  zone: DeliveryZoneView;
  /** Null for new ones. */
  schedule: PickupScheduleView | null;
  onDone: () => void;
}

function useSaving({ zone, schedule, onDone }: RoundFormProps, onFailed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnType<typeof scheduleRequest>) =>
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

interface RoundFieldsProps {
  values: ScheduleValues;
  errors: FieldErrors;
  onChange: (change: Partial<ScheduleValues>) => void;
}

/** From when to when, from when on customers can order, and how much fits on the truck. */
function Limits({ values, errors, onChange }: RoundFieldsProps) {
  const field = (name: 'opens' | 'closes' | 'opensDaysBefore') => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <div className="grid max-w-md grid-cols-2 gap-4">
        <TextField label="From" type="time" {...field('opens')} />
        <TextField label="To" type="time" {...field('closes')} />
      </div>
      <CutoffFields values={values} errors={errors} onChange={onChange} what="delivery" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        <TextField
          label="Opens for orders"
          inputMode="numeric"
          maxLength={2}
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
          error={errors.capacity}
          onChange={({ currentTarget: { value } }) =>
            onChange({ capacity: value, isLimited: value.trim() !== '' })
          }
        />
        <Select
          label="Counted in"
          value={values.capacityUnit}
          onChange={({ currentTarget }) =>
            onChange({ capacityUnit: currentTarget.value === 'crates' ? 'crates' : 'orders' })
          }
        >
          <option value="orders">Orders</option>
          <option value="crates">Crates</option>
        </Select>
      </div>
    </>
  );
}

/** The weekdays on which a vendor brings orders to a zone. */
export function RoundForm(props: RoundFormProps) {
  const { zone, schedule, onDone } = props;
  const element = useRef<HTMLFormElement>(null);
  const [start] = useState(() => roundValues(schedule));
  const [values, setValues] = useState(start);
  const [tries, setTries] = useState(0);
  const change = (some: Partial<ScheduleValues>) => setValues((before) => ({ ...before, ...some }));
  const saving = useSaving(props, () => setTries((count) => count + 1));
  const issues = issuesOf(saving.error);
  const request = scheduleRequest(values);
  const errors = fieldErrors(issuesOfSame(issues, saving.variables, request));
  useLeaveWarning(JSON.stringify(values) !== JSON.stringify(start));
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
        if (!saving.isPending) saving.mutate(request);
      }}
    >
      <h3 className="text-lg">{title}</h3>
      {schedule?.kind !== 'dates' && (
        <WeekdaysField
          legend="Delivery days"
          value={values.weekdays}
          error={errors.weekdays}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      <Limits values={values} errors={errors} onChange={change} />
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
