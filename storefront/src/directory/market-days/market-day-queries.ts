import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import type {
  AttendanceByLink,
  AttendanceLink,
  AttendanceRequest,
  MyMarketDay,
} from '@farmgate/backend/contract/directory/attendance';
import type { AskedMarketDay, WeatherLink } from '@farmgate/backend/contract/directory/market-weather';
import type { WeatherAnswer } from '@farmgate/backend/contract/directory/weather-text';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';

/** GET /api/market-days/mine: the coming days of the markets that one sells at. */
export const myMarketDaysQuery = () => apiQuery<MyMarketDay[]>('/api/market-days/mine');

/** Answers as one who is logged in; null takes the answer back. */
export const sendAnswer = ({ day, member }: MyMarketDay, body: Partial<AttendanceRequest> | null) => {
  const address = `/api/market-days/${day.id}/attendance/${member.id}`;
  return callJson<MyMarketDay>(address, body ? { method: 'PUT', body } : { method: 'DELETE' });
};

export const sendEveryDay = (memberId: number, comesEveryDay: boolean) =>
  callJson<DoneView>(`/api/market-memberships/${memberId}/every-day`, {
    method: 'PUT',
    body: { comesEveryDay },
  });

/** Answers by the link of an email; without an answer it only asks what the link is about. */
export const sendByLink = (
  link: AttendanceLink,
  given?: Partial<Omit<AttendanceByLink, keyof AttendanceLink>>,
) =>
  callJson<MyMarketDay>(`/api/market-days/${given?.answer ? 'answer' : 'asked'}`, {
    method: 'POST',
    body: { ...link, ...given },
  });

/** Answers a question about the weather by the link of its email; without an answer it only asks. */
export const sendWeatherAnswer = (link: WeatherLink, answer?: WeatherAnswer) =>
  callJson<AskedMarketDay>(`/api/market-weather/${answer ? 'answer' : 'asked'}`, {
    method: 'POST',
    body: { ...link, ...(answer && { answer }) },
  });
