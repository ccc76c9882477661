import { type ErrorBody } from '@farmgate/backend/contract/shared/errors';
import { fetchUtils, HttpError } from 'react-admin';

/** What react-admin's providers take for an answer. */
interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

const NOT_REACHED = 'The server isn’t responding. Check your connection and try again.';

/**
 * Asks the server, with the session's cookie. A refusal carries the server's sentence; what is wrong with
 * which field is handed on as `errors`, where react-admin's forms look for it.
 */
export async function http(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  try {
    return await fetchUtils.fetchJson(url, options);
  } catch (error) {
    if (!(error instanceof HttpError)) throw new Error(NOT_REACHED, { cause: error });
    const body = error.body as Partial<ErrorBody> | null;
    const errors = Object.fromEntries((body?.issues ?? []).map(({ path, message }) => [path, message]));
    throw new HttpError(body?.message ?? NOT_REACHED, error.status, {
      ...body,
      ...(body?.issues ? { errors } : {}),
    });
  }
}
