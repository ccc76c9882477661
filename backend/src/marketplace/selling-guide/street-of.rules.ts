import { STATE_NAMES } from '../../contract/shared/states.js';

const COUNTRY = /^u\.?s\.?(?:a\.?)?$/;

/**
 * @param address as people write it, often with the town behind the street
 * @returns the street alone: "12 Dike Road" of "12 Dike Road, Fort Myers, FL 33901"; the address as it is
 *   where nothing would be left
 */
export function streetOf(address: string, { city, state, zipCode }: Town): string {
  const words = [city, state, STATE_NAMES[state] ?? '', zipCode].map((word) => word.toLowerCase());
  const isTown = (part: string) => {
    const text = part
      .trim()
      .toLowerCase()
      .replace(/-\d{4}$/, '');
    const rest = text
      .split(' ')
      .filter((word) => !words.includes(word))
      .join(' ');
    return rest === '' || rest === words[0] || text === words[2] || COUNTRY.test(rest);
  };
  const parts = address.split(',');
  while (parts.length > 1 && isTown(parts.at(-1) ?? '')) parts.pop();
  return parts.join(',').trim();
}

interface Town {
  city: string;
  /** Two letters. */
  state: string;
  zipCode: string;
}
