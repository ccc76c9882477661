/** @returns undefined where texts are not set up */
export const twilioOf = (set: {
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TWILIO_NUMBER?: string | undefined;
  TWILIO_BASE_URL: string;
}) =>
  set.TWILIO_ACCOUNT_SID && set.TWILIO_AUTH_TOKEN && set.TWILIO_NUMBER
    ? {
        accountSid: set.TWILIO_ACCOUNT_SID,
        authToken: set.TWILIO_AUTH_TOKEN,
        number: set.TWILIO_NUMBER,
        baseUrl: set.TWILIO_BASE_URL,
      }
    : undefined;

/** @returns undefined where emails are not received */
export const inboundMailOf = (set: {
  INBOUND_MAIL_DOMAIN?: string | undefined;
  MAILGUN_SIGNING_KEY?: string | undefined;
}) =>
  set.INBOUND_MAIL_DOMAIN && set.MAILGUN_SIGNING_KEY
    ? { domain: set.INBOUND_MAIL_DOMAIN.toLowerCase(), signingKey: set.MAILGUN_SIGNING_KEY }
    : undefined;
