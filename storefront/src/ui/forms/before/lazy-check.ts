import type { FieldValues, Resolver } from 'react-hook-form';

export interface LazyCheck<Values extends FieldValues, Request> {
  /** Fetches the rules ahead of their first use. */
  preload: () => void;
  /** For `useForm`. */
  resolver: Resolver<Values, unknown, Request>;
}

/**
 * The rules of a form, whose code (zod and the contract's schemas) comes after the page. Where it cannot be
 * fetched, the form is sent as it is: the server checks by the same rules.
 * @param load fetches the form's resolver
 */
export function lazyCheck<Values extends FieldValues, Request>(
  load: () => Promise<Resolver<Values, unknown, Request>>,
): LazyCheck<Values, Request> {
  let pending: Promise<Resolver<Values, unknown, Request> | null> | undefined;
  const ready = () =>
    (pending ??= load().catch(() => {
      pending = undefined;
      return null;
    }));
  return {
    preload: () => void ready(),
    resolver: async (values, context, options) => {
      const check = await ready();
      return check ? check(values, context, options) : { values: values as unknown as Request, errors: {} };
    },
  };
}
