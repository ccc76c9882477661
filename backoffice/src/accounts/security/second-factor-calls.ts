import type {
  RecoveryCodes,
  SecondFactorOffer,
  SecondFactorState,
} from '@farmgate/backend/contract/accounts/second-factor';
import { HttpError } from 'react-admin';
import { http } from '../../lib/http';

const PATH = '/api/account/second-factor';

async function call<Answer>(method: string, path = '', body: object = {}): Promise<Answer> {
  const { json } = await http(PATH + path, { method, body: JSON.stringify(body) });
  return json as Answer;
}

/** The calls about one's own second factor; each throws an HttpError whose `errors` name the wrong fields. */
export const secondFactorCalls = {
  state: () => http(PATH).then(({ json }) => json as SecondFactorState),
  begin: () => call<SecondFactorOffer>('POST'),
  confirm: (password: string, code: string) => call<RecoveryCodes>('POST', '/confirm', { password, code }),
  renewCodes: (password: string) => call<RecoveryCodes>('POST', '/recovery-codes', { password }),
  remove: (password: string, code: string) => call('DELETE', '', { password, code }),
};

/** @returns what is wrong with which field, and in whole where no field is named */
export function problemsOf(error: unknown): { fields: Record<string, string>; whole?: string } {
  const body = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
  if (body?.errors) return { fields: body.errors };
  return { fields: {}, whole: (error as Error).message };
}
