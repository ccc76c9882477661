import { describe, expect, it } from '@jest/globals';
import { isFromTwilio, twilioSignature } from './twilio-signature.js';

/** Twilio's own example, from its documentation and its samples (TwilioDevEd/api-snippets). */
const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const TOKEN = '12345';
const form = (number: string) => ({
  ...{ CallSid: 'CA1234567890ABCDE', Caller: number, Digits: '1234', From: number, To: '+18005551212' },
});

describe("Twilio's signature", () => {
  it.each([
    ['+14158675310', 'GvWf1cFY/Q7PnoempGyD5oXAezc='],
    ['+14158675309', 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
  ])('is that of the published example of %s', (number, signature) => {
    expect(twilioSignature(URL, form(number), TOKEN)).toBe(signature);
    expect(isFromTwilio(signature, URL, form(number), TOKEN)).toBe(true);
  });

  it('is another one for another address, form or token, and never missing', () => {
    const signature = 'GvWf1cFY/Q7PnoempGyD5oXAezc=';
    const right = form('+14158675310');
    expect(isFromTwilio(signature, `${URL}3`, right, TOKEN)).toBe(false);
    expect(isFromTwilio(signature, URL, { ...right, Digits: '1235' }, TOKEN)).toBe(false);
    expect(isFromTwilio(signature, URL, { ...right, More: '' }, TOKEN)).toBe(false);
    expect(isFromTwilio(signature, URL, right, '12346')).toBe(false);
    expect(isFromTwilio(undefined, URL, right, TOKEN)).toBe(false);
    expect(isFromTwilio('', URL, right, TOKEN)).toBe(false);
  });
});
