import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { optionalText, requiredText } from './texts.js';

const PHONE_MESSAGE = 'Please enter a phone number with area code, such as 802-555-0142.';
const MAX_PHONE_LENGTH = 40;

/** @returns the one number that a text holds, read as a US one if it names no country; null otherwise */
function readPhone(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  return phone?.isPossible() ? phone : null;
}

/** @returns a number that is dialed with +1, such as a US one; null for any other */
export function readUsPhone(text: string): PhoneNumber | null {
  const phone = readPhone(text);
  const isUs = phone?.countryCallingCode === '1' && /^[2-9]\d{2}[2-9]\d{6}$/.test(phone.nationalNumber);
  return isUs ? phone : null;
}

const isPhone = (text: string): boolean => readPhone(text) !== null;

/** A phone number that has to be there. @param message what is said when it is not */
export const requiredPhone = (message: string) =>
  requiredText(MAX_PHONE_LENGTH, message).refine((text) => text === '' || isPhone(text), PHONE_MESSAGE);

/** A phone number that may be left out; empty is null. */
export const optionalPhone = () =>
  optionalText(MAX_PHONE_LENGTH).refine((text) => text === null || isPhone(text), PHONE_MESSAGE);

/** The phone number of somebody who gets an order. */
export const recipientPhone = () => {
  const message = 'Please enter a valid phone number';
  return requiredText(MAX_PHONE_LENGTH, message).refine(
    (text) => text === '' || (text.length >= 10 && isPhone(text)),
    message,
  );
};
