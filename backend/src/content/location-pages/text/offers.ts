import type { LocationFacts } from '../../../contract/content/location-facts.js';
import { categoryLabel } from '../../../contract/directory/categories.js';
import { listed } from '../../../contract/shared/listed.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { SectionWriter, Voice } from './voice.js';
import { capital, counted, miles, plain } from './words.js';

const dateOf = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const offersSection: SectionWriter = (facts, voice) => {
  const { city } = voice;
  const paragraphs = [listings(facts, voice), products(facts, voice)].filter(Boolean);
  if (paragraphs.length === 0) return null;
  return {
    heading: voice.pick('offers heading', [
      `On offer near ${city}`,
      `What farmers around ${city} have posted`,
      `For sale around ${city}`,
    ]),
    paragraphs,
    weight: 15 + facts.listings.count + facts.products.count,
  };
};

function listings({ listings: all, asOf }: LocationFacts, voice: Voice): string {
  const [newest] = all.newest;
  if (!newest) return '';
  const { city, zipCode } = voice;
  const link = `[${counted(all.count, 'listing')}](${paths.browse({ zipCode })})`;
  const kinds = listed(
    all.categories
      .slice(0, 3)
      .map(({ category, count }) => `${categoryLabel(category).toLowerCase()} (${count})`),
  );
  const named = all.newest.slice(0, 3);
  const were = named.length > 1 ? 'were' : 'was';
  const latest = listed(
    named.map(
      ({ productName, farmName }) => plain(productName) + (farmName ? ` from ${plain(farmName)}` : ''),
    ),
  );
  return voice.pick('listings', [
    `On ${dateOf(asOf)} there ${all.count > 1 ? 'were' : 'was'} ${link} from farmers around ${city}: ${kinds}. Posted last: ${latest}.`,
    `Farmers had ${link} open on ${dateOf(asOf)}, most in ${kinds}; the newest ${were} ${latest}.`,
    `${capital(latest)} ${were} the latest to be posted near ${city}, out of ${link} on ${dateOf(asOf)} (${kinds}).`,
    `As of ${dateOf(asOf)}, farmers around ${city} had ${link}: ${kinds}. The latest: ${latest}.`,
  ]);
}

function products({ products: all, asOf }: LocationFacts, voice: Voice): string {
  const [vendor] = all.vendors;
  if (!vendor) return '';
  const { city, zipCode } = voice;
  const link = `[${counted(all.count, 'product')}](${paths.marketplace({ zipCode })})`;
  const vendors = all.vendorCount ?? all.vendors.length;
  const named = all.vendors
    .slice(0, 3)
    .map(({ businessName, city: town, distanceMiles }) =>
      town.toLowerCase() === city.toLowerCase()
        ? `**${plain(businessName)}**`
        : `**${plain(businessName)}** (${plain(town)}, ${miles(distanceMiles)})`,
    );
  const more = vendors - named.length;
  const names = listed(more > 0 ? [...named, counted(more, 'more vendor')] : named);
  return voice.pick('products', [
    `In the marketplace, ${names} had ${link} in stock on ${dateOf(asOf)}.`,
    `${capital(counted(vendors, 'vendor'))} of the marketplace ${vendors > 1 ? 'are' : 'is'} close to ${city}, ${names}, with ${link} in stock on ${dateOf(asOf)}.`,
    `To order ahead around ${city}, there ${all.count > 1 ? 'were' : 'was'} ${link} in stock at ${names} on ${dateOf(asOf)}.`,
  ]);
}
