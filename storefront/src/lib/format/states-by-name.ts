import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';

/** Codes and names, by name: plain letters, which need no rules of a language to be sorted. */
export const STATES_BY_NAME = Object.entries(STATE_NAMES).sort(([, one], [, other]) =>
  one < other ? -1 : 1,
);
