import type { FarmingPractice, ShippingMethod } from '../../contract/marketplace/shop.js';
import type { Good } from './goods.js';

/** An invented business. */
export interface DemoVendor {
  businessName: string;
  /** Its SKUs begin with it. */
  code: string;
  /** City, state and position follow from it. */
  zipCode: string;
  street: string;
  phone: string;
  description: string;
  farmStory: string;
  farmingPractice: FarmingPractice;
  certifications: readonly string[];
  shippingMethods: readonly ShippingMethod[];
  pickupNote: string;
  goods: readonly Good[];
}
