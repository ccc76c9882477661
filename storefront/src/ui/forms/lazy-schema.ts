import type { ZodType, z } from 'zod';

/** The rules of a form, whose code (zod and the contract's schemas) comes after the page. */
export interface LazySchema<Checked> {
  /** Fetches the rules ahead of their first use. */
  preload: () => void;
  /** The rules; null where they cannot be fetched: the server checks by the same. */
  ready: () => Promise<ZodType<Checked> | null>;
}

/**
 * @param load fetches a schema, as `() => import('…/auth').then((module) => module.LoginRequest)`; a failed
 * attempt is tried again the next time
 */
export function lazySchema<Schema extends ZodType>(
  load: () => Promise<Schema>,
): LazySchema<z.output<Schema>> {
  let pending: Promise<ZodType<z.output<Schema>> | null> | undefined;
  const ready = () =>
    (pending ??= import('@farmgate/backend/contract/site/no-eval')
      .then(load)
      .then((schema) => schema as ZodType<z.output<Schema>>)
      .catch(() => {
        pending = undefined;
        return null;
      }));
  return { preload: () => void ready(), ready };
}
