import { z } from 'zod';
import { DayHoursView } from '../../contract/directory/places.js';
import { FARMING_PRACTICES, SHIPPING_METHODS } from '../../contract/marketplace/shop.js';
import { readDemoWords } from '../../platform/read-demo-words.js';
import { goods } from './goods.js';

const DemoVendor = z.strictObject({
  businessName: z.string(),
  code: z.string(),
  zipCode: z.string(),
  street: z.string(),
  phone: z.string(),
  description: z.string(),
  farmStory: z.string(),
  farmingPractice: z.enum(FARMING_PRACTICES),
  certifications: z.array(z.string()),
  shippingMethods: z.array(z.enum(SHIPPING_METHODS)),
  pickupNote: z.string(),
  /** Weekday (0 is Sunday), from, until. */
  pickupHours: z
    .array(z.tuple([DayHoursView.shape.day, z.string(), z.string()]))
    .default([])
    .transform((week) => week.map(([day, opens, closes]) => ({ day, opens, closes }))),
  goods: z.array(z.string()).transform(goods),
});
export type DemoVendor = z.output<typeof DemoVendor>;

/** The first one is the demonstration vendor's. */
export const DEMO_VENDORS: readonly DemoVendor[] = ['coasts', 'inland'].flatMap((name) =>
  readDemoWords(`marketplace/vendors-${name}`, z.array(DemoVendor)),
);
