import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { MAX_SAVED_ON_DEVICE } from '@farmgate/backend/contract/marketplace/saved-keys';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../lib/api/queries';
import type { SavedThing } from '../../shared/saved/device-list';

const cardsQuery = (keys: readonly string[]) =>
  apiQuery<SavedCard[]>(`/api/favorites/cards?keys=${keys.join(',')}`);

/**
 * What saved things are shown by, some two hundred a call. What is removed stays among the keys that are
 * asked for, so that nothing is loaded again, and undoing shows it at once.
 * @returns cards by their key; what is gone has none
 */
export function useSavedCards(items: readonly SavedThing[]) {
  const [asked, setAsked] = useState<readonly string[]>(() => items.map(({ key }) => key));
  const added = items.filter(({ key }) => !asked.includes(key));
  if (added.length > 0) setAsked([...asked, ...added.map(({ key }) => key)]);
  const chunks = Array.from({ length: Math.ceil(asked.length / MAX_SAVED_ON_DEVICE) }, (_, index) =>
    asked.slice(index * MAX_SAVED_ON_DEVICE, (index + 1) * MAX_SAVED_ON_DEVICE),
  );
  return useQueries({
    queries: chunks.map(cardsQuery),
    combine: (answers) => ({
      cards: new Map(answers.flatMap(({ data }) => data ?? []).map((card) => [card.key, card])),
      isPending: answers.some(({ isPending }) => isPending),
      error: answers.find(({ error }) => error)?.error ?? null,
      retry: () => answers.forEach(({ error, refetch }) => void (error && refetch())),
    }),
  });
}
