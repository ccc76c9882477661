import { FOLLOWED_WORDS_LENGTH } from '@farmgate/backend/contract/following/follow-kinds';
import {
  DEFAULT_RADIUS_MILES,
  RADIUS_CHOICES,
  ZIP_INPUT_LENGTH,
} from '@farmgate/backend/contract/shared/limits';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQueryClient } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { isMissing } from '../../lib/api/api';
import type { FollowSubject } from '../../shared/following/follow-calls';
import { useFollower, useFollowChange } from '../../shared/following/use-follows';
import { useNearZip, zipQuery } from '../../shared/near/near-zip';
import { Button } from '../../ui/button';
import { Select, TextField } from '../../ui/fields/field';
import type { Typed } from '../../ui/forms/plain-form';
import { SmallForm, type Wrong } from '../../ui/forms/small-form';

const FollowDialog = lazy(() =>
  import('../../shared/following/follow-dialog').then((module) => ({ default: module.FollowDialog })),
);

/** Follows words near a ZIP code: "strawberries" within 25 miles of 33901. */
export function FollowSearchForm() {
  const near = useNearZip();
  const client = useQueryClient();
  const { who } = useFollower();
  const { follow } = useFollowChange();
  const [asked, setAsked] = useState<Extract<FollowSubject, { search: object }>>();
  const send = async ({ text, form }: Typed): Promise<Wrong | null> => {
    const zipCode = readZip(text('zipCode'));
    if (text('words') === '') return { words: 'Please say what you’re looking for.' };
    if (zipCode === null) return { zipCode: 'Please enter a five-digit ZIP code, such as 33901.' };
    try {
      await client.fetchQuery(zipQuery(zipCode));
    } catch (error) {
      if (isMissing(error)) return { zipCode: `There is no ZIP code ${zipCode}.` };
    }
    const subject = { search: { words: text('words'), zipCode, miles: Number(text('miles')) } };
    if (who === 'visitor') setAsked(subject);
    else if (await follow(subject)) form.reset();
    return null;
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
      <SmallForm
        noValidate
        className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_11rem_auto]"
        onSend={send}
      >
        {({ wrong, isPending }) => (
          <>
            <TextField
              name="words"
              label="What"
              placeholder="strawberries"
              maxLength={FOLLOWED_WORDS_LENGTH}
              error={wrong.words}
            />
            <TextField
              key={near}
              name="zipCode"
              label="ZIP code"
              defaultValue={near ?? ''}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={ZIP_INPUT_LENGTH}
              error={wrong.zipCode}
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
          </>
        )}
      </SmallForm>
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
