import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { DayHours } from '../../contract/directory/hours.js';
import type { Uncollected } from '../../contract/marketplace/pickup/uncollected.js';
import type { FarmingPractice, ShippingMethod } from '../../contract/marketplace/shop.js';
import { IdColumn } from '../../platform/database/id-column.js';

export interface DayOff {
  id: number;
  /** The first and the last day, as YYYY-MM-DD. */
  from: string;
  to: string;
  note: string | null;
  /** ISO, from midnight to midnight in the vendor's zone. */
  startsAt: string;
  endsAt: string;
}

@Entity('vendors')
export class Vendor {
  @IdColumn()
  id: number;

  /** Whose it is; null once the account was erased. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** A trigger files it under the business of its owner. */
  @Column({ type: 'integer', nullable: true })
  businessId: number | null;

  @Column({ type: 'text' })
  businessName: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text', nullable: true })
  farmStory: string | null;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  zipCode: string;

  /** The ZIP code's center. */
  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  imageAlt: string | null;

  @Column({ type: 'text', default: 'conventional' })
  farmingPractice: FarmingPractice;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  certifications: string[];

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  shippingMethods: ShippingMethod[];

  /** Where it ships to, by two letters; empty for every state that is open. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  shippingStates: string[];

  @Column({ type: 'text', nullable: true })
  pickupNote: string | null;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  pickupHours: DayHours[];

  /** Farmgate's share of a sale: "0.12" is 12 %. */
  @Column({ type: 'text', default: '0.12' })
  commissionRate: string;

  /** What of card payments for shares it gets as they are paid, in percent of what is its own. */
  @Column({ type: 'integer', default: 0 })
  advancePercent: number;

  /** Staff let it sell farm credit to its members. */
  @Column({ type: 'boolean', default: false })
  sellsCredit: boolean;

  /** What members can buy: cents that they pay, and that they get. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  creditOffers: { pay: number; get: number }[];

  /** When its owner accepted the commission in the form; null of those from before it asked. */
  @Column({ type: 'timestamptz', nullable: true })
  commissionAcceptedAt: Date | null;

  /** What becomes of orders that are not picked up; null where the vendor settles it with each buyer. */
  @Column({ type: 'text', nullable: true })
  uncollected: Uncollected | null;

  /** Since when that is so: earlier orders were placed under another rule, and none is applied to them. */
  @Column({ type: 'timestamptz', nullable: true })
  uncollectedAt: Date | null;

  /** Cents that it takes for shipping an order; null is the standard price. */
  @Column({ type: 'integer', nullable: true })
  shippingPrice: number | null;

  /** Shipping is free from so many cents up; null where it never is. */
  @Column({ type: 'integer', nullable: true })
  shippingFreeFrom: number | null;

  /** The same for local delivery. */
  @Column({ type: 'integer', nullable: true })
  deliveryPrice: number | null;

  @Column({ type: 'integer', nullable: true })
  deliveryFreeFrom: number | null;

  /** Cents that an order from this vendor comes to at least, before discounts. */
  @Column({ type: 'integer', nullable: true })
  minimumOrder: number | null;

  @Column({ type: 'text', nullable: true })
  stripeAccountId: string | null;

  /** When it is away; what is over stays until the next change. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  daysOff: DayOff[];

  /** From how few on it wants to be told of a product; null for never. */
  @Column({ type: 'integer', nullable: true })
  lowStockAt: number | null;

  /** Whether it rounds what is due in cash to the nickel; staff can turn that on for all. */
  @Column({ type: 'boolean', default: false })
  roundsCash: boolean;

  @Column({ type: 'boolean', default: false })
  isApproved: boolean;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  declinedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  declinedReason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  suspendedReason: string | null;

  @Column({ type: 'jsonb', default: () => "'{}'" })
  reviewTicks: Record<string, { by: string; at: string }>;

  @Column({ type: 'boolean', default: false })
  isDemonstration: boolean;

  @Column({ type: 'integer', default: 0 })
  ratingSum: number;

  @Column({ type: 'integer', default: 0 })
  ratingCount: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
