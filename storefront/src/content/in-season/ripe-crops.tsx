import type { InSeasonCrop, InSeasonView } from '@farmgate/backend/contract/content/in-season';
import { LISTING_CATEGORIES, categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { useNow } from '../../lib/page/visit';
import { cropSearch, harvestNotes } from '../../shared/in-season';
import { EmptyArt } from '../../ui/art/empty-art';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { CropDial } from '../../ui/crop-dial';
import { Link } from '../../ui/navigation/link';
import { EmptyState } from '../../ui/states/empty-state';

function RipeCrop({
  crop,
  note,
  month,
  zipCode,
}: {
  crop: InSeasonCrop;
  note: string;
  month: number;
  zipCode: string | undefined;
}) {
  return (
    <Card isLink className="group flex h-full gap-3 p-3">
      <CropDial
        name={crop.name}
        category={crop.category}
        months={crop.months}
        month={month}
        className="size-16! max-[24rem]:size-12!"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Link
            to={cropSearch(crop, zipCode)}
            className="cover leading-snug font-semibold wrap-anywhere group-hover:text-leaf"
          >
            {crop.name}
          </Link>
          <Badge tone={crop.isNew ? 'leaf' : 'plain'}>{note}</Badge>
        </span>
        <span className="text-sm leading-snug text-soft">{crop.storage}</span>
      </span>
    </Card>
  );
}

/** What the month's harvest is, by category, in the order in which the server names it. */
export function RipeCrops({ view, zipCode }: { view: InSeasonView; zipCode: string | undefined }) {
  const { crops, month, stateName } = view;
  const notes = harvestNotes(crops, month, useNow());
  if (crops.length === 0) {
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title={`No outdoor crops are harvested in ${stateName ?? 'most states'} in ${monthName(month)}.`}
        hint="Markets are selling stored crops and greenhouse produce."
      />
    );
  }
  const groups = LISTING_CATEGORIES.map((category) => ({
    category,
    crops: crops
      .map((crop, index) => ({ crop, note: notes[index] ?? '' }))
      .filter(({ crop }) => crop.category === category),
  })).filter((group) => group.crops.length > 0);
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <section
          key={group.category}
          aria-labelledby={`ripe-${group.category}`}
          className="flex flex-col gap-3"
        >
          <h3 id={`ripe-${group.category}`} className="text-lg">
            {categoryLabel(group.category)}
          </h3>
          <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
            {group.crops.map(({ crop, note }) => (
              <li key={crop.id}>
                <RipeCrop crop={crop} note={note} month={month} zipCode={zipCode} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
