import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { cutText } from '@farmgate/backend/contract/shared/cut-text';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';

/** @returns "Fort Myers, FL", as far as known */
export function townOf({ city, state }: Pick<FarmView, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ');
}

/**
 * @returns the address in one line: what the farm typed, with what it left out of town, state and ZIP code
 * behind it
 */
export function wholeAddress({ address, city, state, zipCode }: FarmView): string {
  if (address.includes(zipCode)) return address;
  const line = address.replace(/[,\s]+$/, '');
  const endsWith = (part: string | null) =>
    part !== null && new RegExp(`(^|[,\\s])${escaped(part)}$`, 'i').test(line);
  if (endsWith(state)) return `${line} ${zipCode}`;
  const end = [state, zipCode].filter(Boolean).join(' ');
  if (endsWith(city)) return `${line}, ${end}`;
  return [line, city, end].filter(Boolean).join(', ');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** @returns the way from the home page down to a farm */
export function farmCrumbs({ name, zipCode }: Pick<FarmView, 'name' | 'zipCode'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: `Farms near ${zipCode}`, to: paths.browse({ zipCode }) },
    { name },
  ];
}

/** @returns a text in one line, cut to what search engines show */
export function metaDescription(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > META_DESCRIPTION_LENGTH
    ? `${cutText(words, META_DESCRIPTION_LENGTH - 1).trimEnd()}…`
    : words;
}

/** @returns title, description and keywords of a farm's page */
export function farmMeta(farm: FarmView): { title: string; description: string; keywords: string[] } {
  const town = townOf(farm);
  const { name, productTypes, zipCode } = farm;
  return {
    title: town ? `${name} in ${town}` : name,
    description: metaDescription(farm.description),
    keywords: [name, PLACE_KIND_LABELS[farm.kind], ...productTypes.slice(0, 6), town, zipCode].filter(
      Boolean,
    ),
  };
}
