import type { FieldStatusBadge, FieldStatusView } from '../../contract/directory/field-status.js';
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

export const fieldStatusBadge = ({ crop, state, until }: CurrentRow): FieldStatusBadge => ({
  crop,
  state,
  until: until.toISOString(),
});
