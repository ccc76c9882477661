import { fieldStatusText } from '../../contract/directory/field-states.js';
import { placePath } from '../../contract/directory/place-path.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { AnnouncementDraft } from '../../platform/announcements/announcements.js';
import type { FieldStatus } from '../tables/field-status.entity.js';
import { untilText } from './field-status.rules.js';
import { type Subject, subjectOf } from './subject.js';

export const fieldStatusKey = (id: number): string => `field-status-${id}`;

export function fieldStatusNews(
  status: FieldStatus,
  { name, latitude, longitude, productTypes, timeZone }: Subject,
): AnnouncementDraft {
  const { id, crop, state, note, until, saidAt } = status;
  const subject = subjectOf(status);
  const text = fieldStatusText(crop, state);
  return {
    kind: 'field-status',
    key: fieldStatusKey(id),
    about: [subject],
    title: crop === null ? `${name}: ${text.toLowerCase()}` : `${text} at ${name}`,
    text: [note, untilText(until, saidAt, timeZone)].filter(Boolean).join(' '),
    path: placePath(subject, name) ?? paths.browse(),
    words: [crop, name, ...productTypes].filter(Boolean).join(' '),
    position: { latitude, longitude },
    byUserId: status.userId,
    until,
  };
}
