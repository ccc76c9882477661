import { createHmac } from 'node:crypto';
import { isSameSignature } from '../secrets/signature.js';

/** HMAC-SHA1 in base64: https://www.twilio.com/docs/usage/security#validating-requests */
export const twilioSignature = (
  url: string,
  form: Readonly<Record<string, string>>,
  authToken: string,
): string =>
  createHmac('sha1', authToken)
    .update(
      Object.keys(form)
        .sort()
        .reduce((text, name) => text + name + (form[name] ?? ''), url),
    )
    .digest('base64');

export const isFromTwilio = (
  given: string | undefined,
  url: string,
  form: Readonly<Record<string, string>>,
  authToken: string,
): boolean => given !== undefined && isSameSignature(given, twilioSignature(url, form, authToken));
