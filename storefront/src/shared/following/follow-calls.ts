import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import type {
  FollowList,
  FollowPreferences,
  FollowPreferencesRequest,
  FollowView,
} from '@farmgate/backend/contract/following/follows';
import { callJson } from '../../lib/api/api';
import { timeZoneHere } from '../../lib/format/time-zone-here';

/** What is followed: by its key, or a search. */
export type FollowSubject = { key: string } | { search: { words: string; zipCode: string; miles: number } };

const FOLLOWS = '/api/follows';
const byLink = <Answer>(call: string, token: string, body: object = {}) =>
  callJson<Answer>(`/api/follow-links/${call}`, { method: 'POST', body: { token, ...body } });

/** @param token of someone without an account; null for who is logged in */
export async function readFollows(token: string | null): Promise<FollowList> {
  const list = await (token === null ? callJson<FollowList>(FOLLOWS) : byLink<FollowList>('read', token));
  const { preferences } = list;
  return preferences.isNew ? { ...list, preferences: { ...preferences, timeZone: timeZoneHere() } } : list;
}

export const addFollow = (token: string | null, subject: FollowSubject): Promise<FollowView> => {
  const body = { ...subject, timeZone: timeZoneHere() };
  return token === null ? callJson(FOLLOWS, { method: 'POST', body }) : byLink('follow', token, body);
};

export const removeFollow = (token: string | null, id: number): Promise<DoneView> =>
  token === null ? callJson(`${FOLLOWS}/${id}`, { method: 'DELETE' }) : byLink('unfollow', token, { id });

export const savePreferences = (
  token: string | null,
  body: FollowPreferencesRequest,
): Promise<FollowPreferences> =>
  token === null
    ? callJson(`${FOLLOWS}/preferences`, { method: 'PUT', body })
    : byLink('preferences', token, body);

/** Asks for the email with the link that confirms a first follow. */
export const askByEmail = (email: string, subject: FollowSubject): Promise<DoneView> =>
  callJson(`${FOLLOWS}/by-email`, {
    method: 'POST',
    body: { ...subject, email, timeZone: timeZoneHere() },
  });

/** Takes the address and all that it follows away. */
export const eraseByLink = (token: string): Promise<DoneView> => byLink('erase', token);
