import { FOLLOWED_WORDS_LENGTH } from '@farmgate/backend/contract/following/follow-kinds';
import {
  DEFAULT_RADIUS_MILES,
  RADIUS_CHOICES,
  ZIP_INPUT_LENGTH,
} from '@farmgate/backend/contract/shared/limits';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQueryClient } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import { type SubmitEvent, Suspense, lazy, useRef, useState } from 'react';
import { isMissing } from '../../lib/api/api';
import type { FollowSubject } from '../../shared/following/follow-calls';
import { useFollower, useFollowChange } from '../../shared/following/use-follows';
import { useNearZip, zipQuery } from '../../shared/near/near-zip';
import { Button } from '../../ui/button';
import { Select, TextField } from '../../ui/fields/field';

const FollowDialog = lazy(() =>
  import('../../shared/following/follow-dialog').then((module) => ({ default: module.FollowDialog })),
);

interface Troubles {
  words?: string;
  zipCode?: string;
}

/** Follows words near a ZIP code: "strawberries" within 25 miles of 33901. */
export function FollowSearchForm() {
  const near = useNearZip();
  const client = useQueryClient();
  const { who } = useFollower();
  const { follow } = useFollowChange();
  const form = useRef<HTMLFormElement>(null);
  const [troubles, setTroubles] = useState<Troubles>({});
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<Extract<FollowSubject, { search: object }>>();

  const refuse = (found: Troubles) => {
    setTroubles(found);
    const name = found.words ? 'words' : 'zipCode';
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const given = new FormData(event.currentTarget);
    const text = (name: string) => (given.get(name) as string | null)?.trim() ?? '';
    const zipCode = readZip(text('zipCode'));
    if (text('words') === '') return refuse({ words: 'Please say what you’re looking for.' });
    if (zipCode === null) return refuse({ zipCode: 'Please enter a five-digit ZIP code, such as 33901.' });
    setPending(true);
    try {
      await client.fetchQuery(zipQuery(zipCode));
    } catch (error) {
      if (isMissing(error)) return refuse({ zipCode: `There is no ZIP code ${zipCode}.` });
    } finally {
      setPending(false);
    }
    setTroubles({});
    const subject = { search: { words: text('words'), zipCode, miles: Number(text('miles')) } };
    if (who === 'visitor') return setAsked(subject);
    setPending(true);
    if (await follow(subject)) form.current?.reset();
    setPending(false);
  };
  return (
    <section
      aria-labelledby="follow-search"
      className="flex flex-col gap-4 rounded-card bg-sunk p-5 noscript:hidden"
    >
      <div className="flex flex-col gap-1">
        <h2 id="follow-search" className="text-xl">
          Follow a search
        </h2>
        <p className="text-sm text-soft">
          We’ll email you when something new matches, from any farm or market.
        </p>
      </div>
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_11rem_auto]"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          name="words"
          label="What"
          placeholder="strawberries"
          maxLength={FOLLOWED_WORDS_LENGTH}
          error={troubles.words}
        />
        <TextField
          key={near}
          name="zipCode"
          label="ZIP code"
          defaultValue={near ?? ''}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={ZIP_INPUT_LENGTH}
          error={troubles.zipCode}
        />
        <Select name="miles" label="How far" defaultValue={DEFAULT_RADIUS_MILES}>
          {RADIUS_CHOICES.map((miles) => (
            <option key={miles} value={miles}>
              Within {miles} miles
            </option>
          ))}
        </Select>
        <Button
          type="submit"
          className="sm:mt-6.5"
          icon={<BellPlus aria-hidden size={18} />}
          pendingLabel={isPending && 'Saving...'}
        >
          Follow
        </Button>
      </form>
      {asked && (
        <Suspense>
          <FollowDialog
            subject={asked}
            name={`${asked.search.words} within ${asked.search.miles} miles of ${asked.search.zipCode}`}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
