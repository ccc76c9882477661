import {
  MOST_SUGGESTIONS,
  SUGGESTION_KINDS,
  type Suggestion,
  type SuggestionKind,
} from '../../contract/site/suggestions.js';
import { plainText } from './typed.rules.js';

const FIRST_OF_KIND: Readonly<Record<SuggestionKind, number>> = {
  food: 3,
  category: 1,
  product: 3,
  city: 3,
  zip: 5,
  farm: 2,
  market: 2,
  vendor: 1,
};

/** 0 for what is called so, 1 for what begins so, 2 for what has a word that begins so, 3 for synonyms. */
function rankOf(label: string, typed: string): number {
  const name = plainText(label);
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : 3;
}

/** @param found the best of each kind first @param typed as `plainText` makes it */
export function rankSuggestions(found: readonly Suggestion[], typed: string): Suggestion[] {
  const ranked = found
    .map((suggestion, index) => ({ suggestion, rank: rankOf(suggestion.label, typed), index }))
    .sort((a, b) => a.rank - b.rank || kindAt(a.suggestion) - kindAt(b.suggestion) || a.index - b.index)
    .map(({ suggestion }) => suggestion);
  const counts = new Map<SuggestionKind, number>();
  const isFirst = ({ kind }: Suggestion) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= FIRST_OF_KIND[kind];
  };
  const first = ranked.filter(isFirst);
  const rest = ranked.filter((suggestion) => !first.includes(suggestion));
  const chosen = new Set([...first, ...rest].slice(0, MOST_SUGGESTIONS));
  const shown = ranked.filter((suggestion) => chosen.has(suggestion));
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => shown.filter((suggestion) => suggestion.kind === kind));
}

const kindAt = ({ kind }: Suggestion) => SUGGESTION_KINDS.indexOf(kind);
