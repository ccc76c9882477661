/** What a farm or market says of its field or stand right now. Free of zod. */

export const FIELD_STATES = ['open', 'good', 'limited', 'picked_out', 'closed'] as const;
export type FieldState = (typeof FIELD_STATES)[number];

export const FIELD_STATE_LABELS: Readonly<Record<FieldState, string>> = {
  open: 'Open',
  good: 'Good picking',
  limited: 'Limited',
  picked_out: 'Picked out',
  closed: 'Closed',
};

/** There is something to be had. */
export const PICKING_STATES: readonly FieldState[] = ['open', 'good', 'limited'];

/** Where a status comes from. */
export const FIELD_STATUS_CHANNELS = ['site', 'text', 'email', 'staff'] as const;
export type FieldStatusChannel = (typeof FIELD_STATUS_CHANNELS)[number];

export const MAX_CROP_LENGTH = 40;
export const MAX_FIELD_NOTE = 280;
/** So many crops of one farm have a status at once. */
export const MAX_FIELD_STATUSES = 20;
/** A status ends by itself after so many days at the latest. */
export const MAX_FIELD_STATUS_DAYS = 7;

/** "farm-7", or "place-12" of those who manage a market. */
export const FIELD_SUBJECT = /^(?:farm|place)-[1-9]\d{0,8}$/;
export type FieldSubject = `farm-${number}` | `place-${number}`;

/** @returns "Strawberries: picked out", or "Open today" of the whole farm, also before it opens */
export function fieldStatusText(crop: string | null, state: FieldState): string {
  if (crop !== null) return `${crop}: ${FIELD_STATE_LABELS[state].toLowerCase()}`;
  return state === 'open' ? 'Open today' : FIELD_STATE_LABELS[state];
}
