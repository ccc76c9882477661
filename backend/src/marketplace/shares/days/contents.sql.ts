import { statement } from '../../../platform/database/statement.js';

export interface ContentOfBox {
  boxId: number;
  name: string;
  quantity: string;
}

/** What is in boxes, as far as their farm said so, without what was missing. Of what is short "1 of 2". */
export const contentsOfBoxes = statement<ContentOfBox, [boxIds: readonly number[]]>(`
  SELECT box.id AS "boxId", line.name, coalesce(short.given || ' of ' || short.needed, line.quantity) AS quantity
  FROM promises AS box JOIN subscriptions AS member ON member.id = box.subscription_id
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = box.order_id
  JOIN pickup_windows AS own ON own.id = coalesce(vendor_order.window_id, box.window_id)
  JOIN share_contents AS line ON line.date_id = coalesce(box.shifted_to, box.date_id) AND line.size_id = coalesce(box.size_id, member.size_id)
    AND (line.schedule_id IS NULL OR line.schedule_id = own.schedule_id) AND line.missing_at IS NULL
  LEFT JOIN LATERAL (SELECT part.given, part.needed FROM short_crop_parts AS part
    JOIN short_crops AS crop ON crop.id = part.crop_id AND crop.undone_at IS NULL
    WHERE part.promise_id = box.id AND crop.day = own.date AND lower(part.name) = lower(line.name) LIMIT 1) AS short ON true
  WHERE box.id = ANY($1::int[]) AND short.given IS DISTINCT FROM 0 ORDER BY box.id, line.position`);

/** Money in cents. */
export interface ShortBox {
  id: number;
  subscriptionId: number;
  vendorId: number;
  amount: number;
  /** Cents of credit that its member has for the line already, as there was too little of it. */
  credited: number;
  /** Of all lines of its contents together; null where one has no value. */
  contents: number | null;
}

/** The boxes that a line was to be in; not those that are donated. */
export const boxesWithContent = statement<ShortBox, [contentId: number]>(`
  SELECT box.id, member.id AS "subscriptionId", member.vendor_id AS "vendorId", box.value + box.tax AS amount,
    coalesce((SELECT sum(part.cents)::int FROM short_crop_parts AS part
      JOIN short_crops AS crop ON crop.id = part.crop_id AND crop.undone_at IS NULL
      WHERE part.promise_id = box.id AND crop.day = own.date AND lower(part.name) = lower(line.name)), 0) AS credited,
    (SELECT CASE WHEN bool_and(other.value IS NOT NULL) THEN sum(other.value)::int END FROM share_contents AS other
      WHERE other.date_id = line.date_id AND other.size_id = line.size_id
        AND (other.schedule_id IS NULL OR other.schedule_id = own.schedule_id)) AS contents
  FROM share_contents AS line
  JOIN promises AS box ON (box.date_id = line.date_id OR box.shifted_to = line.date_id)
    AND coalesce(box.shifted_to, box.date_id) = line.date_id AND box.state IN ('promised', 'shifted', 'packed')
  JOIN subscriptions AS member ON member.id = box.subscription_id AND coalesce(box.size_id, member.size_id) = line.size_id
    AND member.held_until IS NULL
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = box.order_id
  JOIN pickup_windows AS own ON own.id = coalesce(vendor_order.window_id, box.window_id)
  WHERE line.id = $1 AND (line.schedule_id IS NULL OR line.schedule_id = own.schedule_id)
  ORDER BY member.id, box.id`);
