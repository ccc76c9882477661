import { completeProductTypes, type ProductType } from '../../../../../contract/directory/product-types.js';
import { listItems } from '../text.rules.js';
import { EXACT_PRODUCTS, PRODUCT_PHRASES } from './product-words.js';

const MAX_ITEM_LENGTH = 300;

/** Longest phrases first, so that "goat cheese" is not also goat. */
const LONGEST_PHRASE = Math.max(...[...PRODUCT_PHRASES.keys()].map((phrase) => phrase.split(' ').length));
const SINGLE_WORDS = [...PRODUCT_PHRASES.keys()]
  .filter((phrase) => /^[a-z]{4,}$/.test(phrase))
  .flatMap((word) => [`${word}es`, `${word}s`, word])
  .sort((a, b) => b.length - a.length);

const words = (text: string) =>
  text
    // "MuscovyChicken" has lost its separator.
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

function singulars(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  return forms;
}

function lookUp(phrase: string[]): ProductType | null | undefined {
  const head = phrase.slice(0, -1).join(' ');
  for (const last of singulars(phrase.at(-1) ?? '')) {
    const key = head === '' ? last : `${head} ${last}`;
    if (PRODUCT_PHRASES.has(key)) return PRODUCT_PHRASES.get(key);
  }
  return undefined;
}

/** Takes a run of letters apart when it is made of known words and nothing else: "applespears". */
function takenApart(run: string): string[] | null {
  const ways: Array<string[] | null> = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    const word = SINGLE_WORDS.find((known) => run.endsWith(known, end) && ways[end - known.length]);
    const before = word === undefined ? null : ways[end - word.length];
    ways[end] = before && word !== undefined ? [...before, word] : null;
  }
  return ways[run.length] ?? null;
}

function phrasesIn(text: string[]): Set<ProductType> {
  const found = new Set<ProductType>();
  for (let start = 0; start < text.length;) {
    let length = Math.min(LONGEST_PHRASE, text.length - start);
    let type = lookUp(text.slice(start, start + length));
    while (type === undefined && length > 1) {
      length -= 1;
      type = lookUp(text.slice(start, start + length));
    }
    if (type) found.add(type);
    start += type === undefined ? 1 : length;
  }
  return found;
}

/** @param item "Wine, spirits, beer, hard cider", "MuscovyChicken" @returns empty when it is not known */
export function productTypesOf(item: string): Set<ProductType> {
  const text = words(item.slice(0, MAX_ITEM_LENGTH));
  const exact = EXACT_PRODUCTS.get(text.join(' '));
  if (exact !== undefined) return new Set([exact]);
  const found = phrasesIn(text);
  const [only, ...others] = text;
  if (found.size === 0 && only !== undefined && others.length === 0 && only.length <= 60) {
    return phrasesIn(takenApart(only) ?? []);
  }
  return found;
}

/** @param text a ";" list @returns in the vocabulary's order */
export function readProducts(text: string | undefined, organic: boolean): ProductType[] {
  const types = listItems(text).flatMap((item) => [...productTypesOf(item)]);
  return completeProductTypes(types, organic);
}
