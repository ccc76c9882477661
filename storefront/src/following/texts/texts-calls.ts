import type {
  DailyEmailRequest,
  TextCodeRequest,
  TextNumberRequest,
  TextsView,
} from '@farmgate/backend/contract/following/texts';
import { callJson } from '../../lib/api/api';

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}) =>
  callJson<TextsView>(`/api/texts/${path}`, { method, body });

/** Each answers the whole page as it is afterwards. */
export const addNumber = (body: TextNumberRequest) => send('POST', 'numbers', body);
export const enterCode = (id: number, body: TextCodeRequest) => send('POST', `numbers/${id}/code`, body);
export const removeNumber = (id: number) => send('DELETE', `numbers/${id}`);
export const setDailyEmail = (body: DailyEmailRequest) => send('PUT', 'daily-email', body);
export const dismissText = (id: number) => send('POST', `${id}/dismiss`);
export const restoreText = (id: number) => send('POST', `${id}/restore`);
