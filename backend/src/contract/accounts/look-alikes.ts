/** Letters of other alphabets that most typefaces draw like a Latin one, in lower case. */
const LATIN_TO_THE_EYE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm' }, // Cyrillic
  ...{ о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', ү: 'y', ѵ: 'v', ԝ: 'w', х: 'x' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u' }, // Greek
  ...{ χ: 'x', γ: 'y', ϲ: 'c', ϳ: 'j', ζ: 'z' },
  ...{ օ: 'o', ս: 'u', ո: 'n', հ: 'h', ց: 'g', զ: 'q' }, // Armenian
};

/** Latin letters and digits that are drawn like another. */
const LIKE_ANOTHER: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', i: 'l', ı: 'l', ǀ: 'l', ɩ: 'l', ɑ: 'a', ɡ: 'g', ø: 'o', đ: 'd', ħ: 'h', ł: 'l' },
};

/** @returns whether a name has letters, none of them Latin, and all of them drawn like Latin ones */
export function looksLatin(name: string): boolean {
  const letters = name.toLowerCase().match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => letter in LATIN_TO_THE_EYE);
}

/**
 * @returns what is left of a name for the eye: two names with the same one are easily taken for each other
 */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const letters = [...plain].map((letter) => LATIN_TO_THE_EYE[letter] ?? letter);
  return letters
    .map((letter) => LIKE_ANOTHER[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
