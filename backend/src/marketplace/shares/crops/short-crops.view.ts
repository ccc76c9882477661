import type { CropRule } from '../../../contract/marketplace/short-crop-words.js';
import type {
  CropOfDay,
  ShortCropPreview,
  ShortCropsView,
} from '../../../contract/marketplace/short-crops.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { ShortCrop } from '../../tables/short-crop.entity.js';
import type { CropNeed } from './needs.js';
import type { PlannedNeed } from './plan-crop.js';

/** A farm that never chose. */
const FIRST_RULE: CropRule = 'shares_first';

type ShortOfDay = ShortCrop & { customers: number };

/** By name; what was short stays in the list once nobody needs it anymore. */
export function cropsView(
  needs: readonly CropNeed[],
  short: readonly ShortOfDay[],
  {
    rule = FIRST_RULE,
    timeZone = HOUSE_ZONE,
  }: { rule?: CropRule | undefined; timeZone?: string | undefined },
): ShortCropsView {
  const keys = new Set([...needs, ...short].map(({ key }) => key));
  const crops = [...keys].map((key) =>
    cropOfDay(
      key,
      needs.filter((need) => need.key === key),
      short.find((crop) => crop.key === key),
    ),
  );
  return { rule, timeZone, crops: crops.sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}

function cropOfDay(key: string, needs: readonly CropNeed[], crop: ShortOfDay | undefined): CropOfDay {
  const sum = (kind: CropNeed['of']['kind']) =>
    needs.reduce((all, { of, needed }) => all + (of.kind === kind ? needed : 0), 0);
  const [inShares, inOrders, inBoxes] = [sum('share'), sum('line'), sum('part')];
  return {
    ...{ key, name: needs[0]?.cropName ?? crop?.name ?? '', unit: needs[0]?.unit ?? crop?.unit ?? '' },
    ...{ needed: inShares + inOrders + inBoxes, inShares, inOrders, inBoxes },
    short: crop
      ? {
          ...{ id: crop.id, available: crop.available, rule: crop.rule, reason: crop.reason },
          ...{
            customers: crop.customers,
            sendsAt: crop.sendsAt.toISOString(),
            isSent: crop.closedAt !== null,
          },
        }
      : null,
  };
}

/** @returns cents */
export const totalOf = (planned: readonly PlannedNeed[]): number =>
  planned.reduce((sum, { cents }) => sum + cents, 0);

export function cropPreview(
  { needed, available, sendsAt }: ShortCrop,
  planned: readonly PlannedNeed[],
  timeZone = HOUSE_ZONE,
): ShortCropPreview {
  const isShort = (need: PlannedNeed) => need.given < need.needed;
  const sum = (way: PlannedNeed['way']) => amountOf(totalOf(planned.filter((need) => need.way === way)));
  return {
    ...{ needed, available },
    list: [...planned.filter(isShort), ...planned.filter((need) => !isShort(need))].map((need) => ({
      ...{ name: need.customerName, what: need.what, needed: need.needed, given: need.given },
      amount: amountOf(need.cents),
    })),
    ...{ credit: sum('credit'), refund: sum('refund'), less: sum('less') },
    ...{ sendsAt: sendsAt.toISOString(), timeZone },
  };
}
