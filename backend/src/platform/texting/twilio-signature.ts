import { createHmac } from 'node:crypto';
import { isSameSignature } from '../secrets/signature.js';

/**
 * What Twilio puts into `X-Twilio-Signature`: the HMAC-SHA1, in base64, of the whole address followed by each
 * name and value of the form, by name. https://www.twilio.com/docs/usage/security#validating-requests
 */
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
