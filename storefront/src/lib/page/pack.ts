/** What JSON can say. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined };

/**
 * JSON with each set of names and each long text once. In `value`, what isn't a plain value is an array that
 * begins with a number: 0 a list, above 0 an object with the names of that shape, below 0 a text of `texts`.
 * `[]` in the place of a field says that there is none, and a number in that of a text where it is found.
 */
export interface Packed {
  shapes: string[][];
  texts: (string | number)[];
  value: unknown;
}

const LIST = 0;
/** Shorter ones are not longer than what would refer to them. */
const LEAST_TEXT = 6;

const isObject = (value: Json): value is Exclude<Json, null | boolean | number | string | Json[]> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns all names in an order that keeps that of each; a new name comes after the one before it */
function joinNames(known: readonly string[], names: readonly string[]): string[] {
  const joined = [...known];
  names.forEach((name, index) => {
    if (!joined.includes(name)) joined.splice(joined.indexOf(names[index - 1] ?? '') + 1, 0, name);
  });
  return joined;
}

const namesOf = (value: Record<string, Json | undefined>) =>
  Object.keys(value).filter((name) => value[name] !== undefined);

/** The shapes of the objects at each place, such as of all rows of a list, and how often each text comes. */
class Survey {
  readonly shapes = new Map<string, string[]>();
  readonly counts = new Map<string, number>();

  take(value: Json, place: string): void {
    if (typeof value === 'string') this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    else if (Array.isArray(value)) value.forEach((item) => this.take(item, place));
    else if (isObject(value)) {
      const names = namesOf(value);
      this.shapes.set(place, joinNames(this.shapes.get(place) ?? [], names));
      for (const name of names) this.take(value[name] ?? null, `${place}/${name}`);
    }
  }
}

class Packer {
  readonly shapes: string[][] = [];
  readonly texts: (string | number)[] = [];
  private readonly shapeAt = new Map<string, number>();
  private readonly textAt = new Map<string, number>();

  constructor(
    private readonly survey: Survey,
    private readonly elsewhere: ReadonlyMap<string, number>,
  ) {}

  pack(value: Json, place: string): unknown {
    if (typeof value === 'string') return this.packText(value);
    if (Array.isArray(value)) return [LIST, ...value.map((item) => this.pack(item, place))];
    if (!isObject(value)) return value;
    const names = namesOf(value);
    const joined = this.survey.shapes.get(place) ?? names;
    // Where another object has the same names in another order.
    const isInOrder = joined
      .filter((name) => names.includes(name))
      .every((name, index) => name === names[index]);
    const shape = isInOrder ? joined : names;
    const fields = shape.map((name) =>
      names.includes(name) ? this.pack(value[name] ?? null, `${place}/${name}`) : [],
    );
    const last = fields.findLastIndex((field) => !Array.isArray(field) || field.length > 0);
    return [this.numberOf(shape) + 1, ...fields.slice(0, last + 1)];
  }

  private packText(text: string): unknown {
    const place = this.elsewhere.get(text);
    if (text.length < LEAST_TEXT || (place === undefined && (this.survey.counts.get(text) ?? 0) < 2))
      return text;
    const known = this.textAt.get(text) ?? this.texts.push(place ?? text);
    this.textAt.set(text, known);
    return [-known];
  }

  private numberOf(shape: string[]): number {
    const key = JSON.stringify(shape);
    const known = this.shapeAt.get(key) ?? this.shapes.push(shape) - 1;
    this.shapeAt.set(key, known);
    return known;
  }
}

/**
 * @param value as `JSON.stringify` takes it; what it leaves out is left out
 * @param elsewhere texts that whoever unpacks it has, each with its number
 */
export function pack(value: unknown, elsewhere: ReadonlyMap<string, number> = new Map()): Packed {
  const survey = new Survey();
  survey.take(value as Json, '');
  const packer = new Packer(survey, elsewhere);
  const packed = packer.pack(value as Json, '');
  return { shapes: packer.shapes, texts: packer.texts, value: packed };
}

/**
 * @param textAt finds the texts that were elsewhere
 * @returns what was packed, with names in the same order
 */
export function unpack({ shapes, texts, value }: Packed, textAt = (_place: number) => ''): unknown {
  const read = (packed: unknown): unknown => {
    if (!Array.isArray(packed)) return packed;
    const [kind, ...fields] = packed as [number, ...unknown[]];
    if (kind === LIST) return fields.map(read);
    if (kind < 0) {
      const text = texts[-kind - 1] ?? '';
      return typeof text === 'number' ? textAt(text) : text;
    }
    const names = shapes[kind - 1] ?? [];
    const given = fields.map((field, index) => [names[index] ?? '', field] as const);
    const isThere = (field: unknown) => !Array.isArray(field) || field.length > 0;
    return Object.fromEntries(
      given.filter(([, field]) => isThere(field)).map(([name, field]) => [name, read(field)]),
    );
  };
  return read(value);
}
