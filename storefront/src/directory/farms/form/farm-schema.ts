import type { FarmForm } from '@farmgate/backend/contract/directory/farms';
import type { z } from 'zod';
import { type LazySchema, lazySchema } from '../../../ui/forms/lazy-schema';

/** A checked farm, ready to be sent. */
export type CheckedFarm = z.output<typeof FarmForm>;

const contract = () => import('@farmgate/backend/contract/directory/farms');

export const farmSchema = lazySchema(() => contract().then((module) => module.FarmForm));

/** While a claim is under review only hours and the description are asked for. */
export const detailsSchema = lazySchema(() =>
  contract().then((module) => module.FarmDetailsForm),
) as unknown as LazySchema<CheckedFarm>;
