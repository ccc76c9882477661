import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { optionalText, requiredText } from './texts.js';

const PHONE_MESSAGE = 'Please enter a phone number with area code, such as 802-555-0142.';
const MAX_PHONE_LENGTH = 40;

/**
 * What no number that is dialed with +1 looks like: area code and exchange begin with 2 to 9 and don't end in
 * 11, and no area code has a 9 in the middle. `isValid` of the library knows the area codes of its day: it
 * refuses numbers of newer ones, such as 357 and 621.
 */
const US_NUMBER = /^(?!\d11|\d{3}\d11|(\d)\1{9})[2-9][0-8]\d[2-9]\d{6}$/;

const isOfUs = ({ countryCallingCode }: PhoneNumber) => countryCallingCode === '1';

/** @returns the one number that a text holds, read as a US one if it names no country; null otherwise */
function readPhone(text: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!phone?.isPossible()) return null;
  return !isOfUs(phone) || US_NUMBER.test(phone.nationalNumber) ? phone : null;
}

/** @returns a number that is dialed with +1, such as a US one; null for any other */
export function readUsPhone(text: string): PhoneNumber | null {
  const phone = readPhone(text);
  return phone && isOfUs(phone) ? phone : null;
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
