import type { LocationFacts, NamedPlace } from '../../../contract/content/location-facts.js';
import { miles, plain } from './words.js';

export class Voice {
  constructor(
    readonly city: string,
    readonly stateCode: string,
    readonly state: string,
    readonly zipCode: string,
    private readonly slug: string,
  ) {}

  pick<Variant>(thing: string, variants: readonly [Variant, ...Variant[]]): Variant {
    return variants[this.number(thing) % variants.length] ?? variants[0];
  }

  number(thing: string): number {
    let hash = 2_166_136_261;
    for (const sign of `${thing} ${this.slug}`)
      hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
    // The last bits of this hash are the poorest.
    return (hash ^ (hash >>> 15)) >>> 1;
  }

  name(place: Pick<NamedPlace, 'name'>): string {
    return `**${plain(place.name)}**`;
  }

  /** "**Name** in Estero", without the city where it is the page's own or not known. */
  withCity(place: Pick<NamedPlace, 'name' | 'city' | 'state'>): string {
    const where = this.cityOf(place);
    return where ? `${this.name(place)} in ${where}` : this.name(place);
  }

  /** "Estero", or "Valdosta, GA" beyond the state's border; null for the page's own city. */
  cityOf({ city, state }: Pick<NamedPlace, 'city' | 'state'>): string | null {
    if (
      !city ||
      (city.toLowerCase() === this.city.toLowerCase() && (state ?? this.stateCode) === this.stateCode)
    ) {
      return null;
    }
    return state && state !== this.stateCode ? `${plain(city)}, ${state}` : plain(city);
  }

  brief(place: NamedPlace): string {
    const where = [this.cityOf(place), miles(place.distanceMiles)].filter(Boolean).join(', ');
    return `${this.name(place)} (${where})`;
  }
}

export interface Section {
  heading: string;
  paragraphs: string[];
  /** What there is most to say of comes first. */
  weight: number;
}

export type SectionWriter = (facts: LocationFacts, voice: Voice) => Section | null;
