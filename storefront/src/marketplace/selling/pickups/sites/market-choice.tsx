import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Check, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceOf } from '../../../../lib/api/api';
import { apiQuery } from '../../../../lib/api/queries';
import { formatMiles } from '../../../../lib/format/format';
import { Button } from '../../../../ui/button';
import { onEnter } from '../../../../ui/events';
import { TextField } from '../../../../ui/fields/field';
import { FieldError } from '../../../../ui/fields/field-error';
import { Skeleton } from '../../../../ui/states/skeleton';
import { type ChosenMarket, NO_MARKET } from './site-values';

interface MarketChoiceProps {
  chosen: ChosenMarket;
  /** The ZIP code that is searched around until another is given. */
  near: string;
  mayChange: boolean;
  error: string | undefined;
  onChoose: (market: ChosenMarket) => void;
}

interface Asked {
  name: string;
  zipCode: string;
}

const OURS = /^place-(\d+)$/;

/** Markets of the directory, nearest first; those that it only knows by another service can't be chosen. */
const marketsQuery = ({ name, zipCode }: Asked) =>
  apiQuery<PlaceCard[]>(
    withQuery('/api/farmers-markets', {
      ...{ zipCode, radius: 100, limit: 10, view: 'card' },
      search: name || undefined,
    }),
  );

function Results({ asked, onChoose }: { asked: Asked } & Pick<MarketChoiceProps, 'onChoose'>) {
  const { data, error } = useQuery(marketsQuery(asked));
  if (error) {
    return (
      <p role="alert" className="text-sm text-danger">
        {sentenceOf(error, 'We couldn’t search the markets. Please try again.')}
      </p>
    );
  }
  if (!data) return <Skeleton className="h-24 rounded-control" />;
  const found = data.flatMap((place) => {
    const id = Number(OURS.exec(place.id)?.[1] ?? 0);
    return id === 0 ? [] : [{ ...place, id }];
  });
  if (found.length === 0) {
    return (
      <p role="status" className="text-sm">
        No markets found within 100 miles. Try another name or ZIP code, or add the place as a drop point.
      </p>
    );
  }
  return (
    <ul aria-label="Markets found" className="flex flex-col gap-2">
      {found.map(({ id, name, address, latitude, longitude, distanceMiles }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-card p-3"
        >
          <p className="min-w-0 flex-1 basis-48 text-sm">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="block text-soft wrap-anywhere">
              {address} · {formatMiles(distanceMiles)}
            </span>
          </p>
          <Button
            size="sm"
            look="secondary"
            aria-label={`Choose ${name}`}
            onClick={() => onChoose({ id, name, address, latitude, longitude })}
          >
            Choose
          </Button>
        </li>
      ))}
    </ul>
  );
}

type SearchProps = Pick<MarketChoiceProps, 'near' | 'error' | 'onChoose'> & { isFocused: boolean };

function MarketSearch({ near, error, onChoose, isFocused }: SearchProps) {
  const [name, setName] = useState('');
  const [zipCode, setZipCode] = useState(near);
  const [asked, setAsked] = useState<Asked | null>(null);
  const search = () => setAsked({ name: name.trim(), zipCode: zipCode.trim() });
  // It is a part of a form: Enter searches instead of sending that.
  const onKeyDown = onEnter(search);
  return (
    <div role="search" aria-label="Farmers markets" className="flex flex-col gap-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          label="Name of the market"
          optional
          autoFocus={isFocused}
          enterKeyHint="search"
          maxLength={100}
          value={name}
          error={error}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label="Near ZIP code"
          inputMode="numeric"
          enterKeyHint="search"
          maxLength={10}
          value={zipCode}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setZipCode(currentTarget.value)}
        />
      </div>
      <Button
        look="secondary"
        className="self-start"
        icon={<Search aria-hidden size={18} />}
        onClick={search}
      >
        Find markets
      </Button>
      {asked && <Results asked={asked} onChoose={onChoose} />}
    </div>
  );
}

/** A market of the directory: found by its name or around a ZIP code, and chosen. */
export function MarketChoice({ chosen, near, mayChange, error, onChoose }: MarketChoiceProps) {
  const id = useId();
  /** What was pressed is gone then: the focus goes on to what came in its place. */
  const [isFocused, setFocused] = useState(false);
  const choose = (market: ChosenMarket) => {
    setFocused(true);
    onChoose(market);
  };
  if (chosen.id === 0) return <MarketSearch {...{ near, error, isFocused }} onChoose={choose} />;
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-moss p-4"
      >
        <p className="flex min-w-0 flex-1 basis-48 items-start gap-3">
          <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{chosen.name}</span>
            <span className="block text-sm text-soft">{chosen.address}</span>
          </span>
        </p>
        {mayChange && (
          <Button size="sm" look="quiet" autoFocus={isFocused} onClick={() => choose(NO_MARKET)}>
            Choose another
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
