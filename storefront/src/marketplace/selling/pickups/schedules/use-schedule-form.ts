import type {
  PickupScheduleView,
  PickupSiteView,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../../lib/api/api';
import { fetchOne } from '../../../../lib/api/queries';
import { lazySchema } from '../../../../ui/forms/lazy-schema';
import { useKeptForm } from '../../../../ui/forms/use-kept-form';
import { SAVING_FAILED } from '../../sending';
import { ownProductsQuery } from '../../vendor-queries';
import { PICKUP_SCHEDULES, PICKUPS, refreshPickups } from '../pickup-queries';
import {
  newSchedule,
  scheduleChange,
  scheduleFieldAt,
  type ScheduleValues,
  scheduleValues,
} from './schedule-values';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/pickup/pickups').then(
    (module) => module.PickupScheduleRequest,
  ),
);

export interface ScheduleFormOptions {
  userId: number;
  site: PickupSiteView;
  /** Null for a new one. */
  schedule: PickupScheduleView | null;
}

/**
 * @returns what is sent of a schedule. A product that was deleted since can't be unchecked, so it doesn't
 * count.
 */
export function scheduleBody(client: QueryClient, values: ScheduleValues, seen: PickupScheduleView | null) {
  const products = client.getQueryData<OwnProductView[]>(ownProductsQuery().queryKey);
  const known = products && new Set(products.map(({ id }) => id));
  const productIds = values.productIds.filter((id) => !known || known.has(id));
  return scheduleChange({ ...values, productIds }, seen);
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
  return useKeptForm<ScheduleValues, PickupSiteView, PickupScheduleView, unknown>({
    schema,
    request: (values, seen) => scheduleBody(client, values, seen),
    fieldAt: scheduleFieldAt,
    values: schedule ? scheduleValues(schedule) : newSchedule(site.placeId !== null),
    record: {
      first: schedule,
      valuesOf: scheduleValues,
      load: () => fetchSchedule(client, PICKUPS, site.id, schedule?.id),
    },
    draft: { name: `farmgate-pickup-schedule-draft-${schedule?.id ?? `of-${site.id}`}`, userId },
    warns: true,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) =>
      callJson<PickupSiteView>(
        schedule ? `${PICKUP_SCHEDULES}/${schedule.id}` : `${PICKUPS}/sites/${site.id}/schedules`,
        { method: schedule ? 'PUT' : 'POST', body: scheduleBody(client, values, seen) },
      ),
    onSent: async (saved) => {
      await refreshPickups(client);
      const savedSchedule = schedule?.id ?? saved.schedules.at(-1)?.id;
      void navigate(paths.vendorPickups, { replace: true, state: { savedSchedule } });
    },
    failed: SAVING_FAILED,
  });
}
