import { fieldStatusText, PICKING_STATES } from '../../contract/directory/field-states.js';
import type { FieldStatusBadge, FieldStatusView } from '../../contract/directory/field-status.js';
import type { PlaceCard } from '../../contract/directory/places.js';
import { imageUrl } from '../../contract/shared/images.js';
import type { CurrentRow } from './field-status.sql.js';

export const fieldStatusView = (row: CurrentRow): FieldStatusView => ({
  id: row.id,
  crop: row.crop,
  state: row.state,
  note: row.note,
  imageUrl: row.imageId === null ? null : imageUrl(row.imageId),
  opens: row.opens,
  closes: row.closes,
  saidAt: row.saidAt.toISOString(),
  until: row.until.toISOString(),
});

const fieldStatusBadge = ({ crop, state, until }: CurrentRow): FieldStatusBadge => ({
  text: fieldStatusText(crop, state),
  isPicking: PICKING_STATES.includes(state),
  until: until.toISOString(),
});

const ON_A_CARD = 2;
const CLOSED_NOW = 'Closed right now';

const badgesOf = (rows: readonly CurrentRow[]) => rows.slice(0, ON_A_CARD).map(fieldStatusBadge);
const saysClosed = (rows: readonly CurrentRow[]) =>
  rows.some(({ crop, state }) => crop === null && state === 'closed');

/** @param rows those that are shown; where one says closed, the card does not say open */
export function cardWithStatus(card: PlaceCard, rows: readonly CurrentRow[] | undefined): PlaceCard {
  if (!rows || rows.length === 0) return card;
  const { openingHours: hours } = card;
  const isClosed = saysClosed(rows);
  return {
    ...card,
    ...(isClosed && { openSummary: CLOSED_NOW }),
    ...(isClosed && typeof hours === 'object' && { openingHours: { ...hours, openNow: false } }),
    fieldStatus: badgesOf(rows),
  };
}

export function shortCardWithStatus<Card extends { fact: string | null }>(
  card: Card,
  rows: readonly CurrentRow[] | undefined,
): Card & { fieldStatus?: FieldStatusBadge[] } {
  if (!rows || rows.length === 0) return card;
  return { ...card, ...(saysClosed(rows) && { fact: CLOSED_NOW }), fieldStatus: badgesOf(rows) };
}
