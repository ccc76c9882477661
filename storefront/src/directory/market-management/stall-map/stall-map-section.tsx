import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { stallKey } from '@farmgate/backend/contract/directory/markets';
import type { StallMapView } from '@farmgate/backend/contract/directory/stall-map';
import { type MouseEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { PictureDrop } from '../../../ui/pictures/picture-drop';
import { PICTURE_HINT } from '../../../ui/pictures/picture-field';
import { StallMap } from '../../market-days/stall-map';
import { MapSpot } from './map-spot';
import { type StallRow, nextStall, percentIn, stallRows, withMark } from './stall-rows';
import { useStallMap } from './use-stall-map';

type Maps = ReturnType<typeof useStallMap>;

function Picture({ maps: { uploading }, label }: { maps: Maps; label: string }) {
  return (
    <div className="flex max-w-xl flex-col gap-1.5">
      <PictureDrop
        label={label}
        describedBy="stall-map-hint stall-map-error"
        isInvalid={uploading.isError}
        isBusy={uploading.isPending}
        onFile={(file) => uploading.mutate(file)}
      >
        <p id="stall-map-hint" className="text-xs text-soft">
          {PICTURE_HINT}
        </p>
      </PictureDrop>
      <p id="stall-map-error" role="alert" className="text-sm text-danger empty:hidden">
        {uploading.error &&
          sentenceOf(uploading.error, uploading.error.message || 'Upload failed. Please try again.')}
      </p>
    </div>
  );
}

interface StallsProps {
  rows: readonly StallRow[];
  chosen: string | null;
  onChoose: (stall: string | null) => void;
  onPlace: (stall: string, at: { x: number; y: number } | null) => void;
}

function Stalls({ rows, chosen, onChoose, onPlace }: StallsProps) {
  const isChosen = (stall: string) => chosen !== null && stallKey(chosen) === stallKey(stall);
  return (
    <ul aria-label="Stalls" className="divide-y divide-line border-y border-line">
      {rows.map(({ stall, names, mark }) => (
        <li key={stallKey(stall)} className="flex flex-col gap-2 py-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 flex-1 basis-32 wrap-anywhere">
              <span className="font-semibold">{stall}</span>
              {names.length > 0 && ` · ${names.join(', ')}`}
              {!mark && <span className="block text-sm text-soft">Not on the map yet</span>}
            </p>
            <Button
              size="sm"
              look={isChosen(stall) ? 'primary' : 'secondary'}
              aria-pressed={isChosen(stall)}
              onClick={() => onChoose(isChosen(stall) ? null : stall)}
            >
              {mark ? 'Move' : 'Place'}
              <span className="sr-only"> stall {stall}</span>
            </Button>
            {mark && (
              <Button size="sm" look="quiet" onClick={() => onPlace(stall, null)}>
                Remove<span className="sr-only"> stall {stall} from the map</span>
              </Button>
            )}
          </div>
          {isChosen(stall) && <MapSpot stall={stall} mark={mark} onPlace={(at) => onPlace(stall, at)} />}
        </li>
      ))}
    </ul>
  );
}

function Editor({ market, map, maps }: { market: ManagedMarket; map: StallMapView; maps: Maps }) {
  const rows = stallRows(market.members, map.marks);
  const [chosen, setChosen] = useState<string | null>(null);
  const picture = useRef<HTMLButtonElement>(null);
  const choose = (stall: string | null) => {
    setChosen(stall);
    if (stall !== null) picture.current?.scrollIntoView({ block: 'nearest' });
  };
  const place = (stall: string, at: { x: number; y: number } | null) => {
    const marks = withMark(map.marks, stall, at);
    maps.change({ ...map, marks }, at ? `Stall ${stall} placed` : `Stall ${stall} removed from the map`);
    setChosen(at ? nextStall(stallRows(market.members, marks), stall) : null);
  };
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // A key has no place: the fields have.
    if (chosen === null || event.detail === 0) return;
    place(chosen, percentIn(event.currentTarget.getBoundingClientRect(), event));
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-2 lg:sticky lg:top-24">
        <p role="status" className="font-semibold">
          {chosen === null
            ? rows.length > 0 && 'Choose a stall, then tap the map where it is.'
            : `Tap the map where stall ${chosen} is.`}
        </p>
        <button
          ref={picture}
          type="button"
          disabled={chosen === null}
          aria-label={chosen === null ? `Stall map of ${market.name}` : `Place stall ${chosen} here`}
          className="block w-full scroll-mt-24 cursor-crosshair disabled:cursor-default"
          onClick={tap}
        >
          <StallMap map={map} name={market.name} chosen={chosen} />
        </button>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" look="quiet" onClick={() => maps.change(null, 'Stall map removed')}>
            Remove stall map
          </Button>
        </div>
      </div>
      {rows.length > 0 ? (
        <Stalls rows={rows} chosen={chosen} onChoose={choose} onPlace={place} />
      ) : (
        <p className="rounded-card bg-sunk p-4">
          No one has a stall yet.{' '}
          <a href="#roster" className="link">
            Assign stalls in the roster
          </a>
        </p>
      )}
    </div>
  );
}

/** A picture of the market with its stalls, which its vendors and shoppers see. */
export function StallMapSection({ market }: { market: ManagedMarket }) {
  const maps = useStallMap(market);
  const { stallMap } = market;
  return (
    <section aria-labelledby="stall-map" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="stall-map" tabIndex={-1} className="scroll-mt-24 text-xl">
          Stall map
        </h2>
        <p className="max-w-measure text-sm text-soft">
          A drawing or photo of your market with its stalls. Vendors and shoppers see where each stall is.
        </p>
      </div>
      {stallMap && <Editor market={market} map={stallMap} maps={maps} />}
      <Picture maps={maps} label={stallMap ? 'Change picture' : 'Add a picture of your market'} />
    </section>
  );
}
