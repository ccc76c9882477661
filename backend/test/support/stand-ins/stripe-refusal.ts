/** Stripe says no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super('refused');
  }
}

export const invalid = (code: string, message: string) =>
  new Refused(400, { error: { type: 'invalid_request_error', code, message } });

export const missing = (id: string) =>
  new Refused(404, {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` },
  });

export const listOf = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
