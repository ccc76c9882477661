import type {
  PickupScheduleView,
  PickupSiteView,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../../lib/api/api';
import { issuesOf } from '../../../../lib/api/field-issues';
import { fetchOne } from '../../../../lib/api/queries';
import { useFocusOnTrouble } from '../../../../ui/forms/use-focus-on-trouble';
import { failureSentence } from '../../sending';
import { ownProductsQuery } from '../../vendor-queries';
import { checkForm, type FieldErrors, fieldErrors } from '../field-errors';
import { PICKUP_SCHEDULES, PICKUPS, refreshPickups } from '../pickup-queries';
import { useKeptValues } from '../use-kept-values';
import { newSchedule, scheduleChange, type ScheduleValues, scheduleValues } from './schedule-values';

export interface ScheduleFormOptions {
  userId: number;
  site: PickupSiteView;
  /** Null for a new one. */
  schedule: PickupScheduleView | null;
}

/** A product that was deleted since can't be unchecked, so it doesn't count. */
export function useWithoutDeleted(values: ScheduleValues): ScheduleValues {
  const { data } = useQuery({ ...ownProductsQuery(), enabled: values.isSome });
  if (!data) return values;
  const known = new Set(data.map(({ id }) => id));
  return { ...values, productIds: values.productIds.filter((id) => known.has(id)) };
}

/** @returns a schedule as it is by now */
export async function fetchSchedule(
  client: QueryClient,
  places: string,
  placeId: number,
  id: number | undefined,
): Promise<PickupScheduleView> {
  type Place = Pick<PickupSiteView, 'id' | 'schedules'>;
  const { schedules } = await fetchOne<Place>(client, places, placeId);
  const found = schedules.find((one) => one.id === id);
  if (!found) throw new Error('This schedule isn’t there anymore.');
  return found;
}

/** The form of a schedule and its way to the server, which answers the site as it is by then. */
export function useScheduleForm({ userId, site, schedule }: ScheduleFormOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const kept = useKeptValues({
    name: `farmgate-pickup-schedule-draft-${schedule?.id ?? `of-${site.id}`}`,
    userId,
    first: schedule,
    valuesOf: (view: PickupScheduleView | null) =>
      view ? scheduleValues(view) : newSchedule(site.placeId !== null),
    load: () => fetchSchedule(client, PICKUPS, site.id, schedule?.id),
  });
  const values = useWithoutDeleted(kept.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [tries, setTries] = useState(0);
  const hasErrors = Object.keys(errors).length > 0;
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setTries((count) => count + 1);
  };
  const saving = useMutation({
    mutationFn: (body: ReturnType<typeof scheduleChange>) =>
      callJson<PickupSiteView>(
        schedule ? `${PICKUP_SCHEDULES}/${schedule.id}` : `${PICKUPS}/sites/${site.id}/schedules`,
        { method: schedule ? 'PUT' : 'POST', body },
      ),
    onSuccess: async (saved) => {
      kept.finish();
      await refreshPickups(client);
      const savedSchedule = schedule?.id ?? saved.schedules.at(-1)?.id;
      void navigate(paths.vendorPickups, { replace: true, state: { savedSchedule } });
    },
    onError: (error) => {
      void kept.meanwhile.onError(error);
      refuse(fieldErrors(issuesOf(error)));
    },
  });
  useFocusOnTrouble(element, tries, tries > 0 && hasErrors);
  const send = async () => {
    const body = scheduleChange(values, kept.meanwhile.seen.current);
    const found = await checkForm('schedule', body);
    if (Object.keys(found).length > 0) refuse(found);
    else {
      setErrors({});
      saving.mutate(body);
    }
  };
  return {
    ...kept,
    values,
    element,
    errors,
    isSending: saving.isPending,
    failure: saving.error && !hasErrors ? failureSentence(saving.error) : null,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!saving.isPending) void send();
    },
  };
}

export type ScheduleFormState = ReturnType<typeof useScheduleForm>;
