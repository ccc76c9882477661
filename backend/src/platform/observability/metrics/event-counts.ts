import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from './metrics.js';

/** From `confirmed` on, of a vendor's share. */
const ORDER_EVENTS = [
  'placed',
  'paid',
  'abandoned',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number] | 'pending';

const PLACES_OUTCOMES = ['answered', 'failed'] as const;
const PLACES_BUDGETS = ['day', 'network'] as const;

/** Those before `limited` are refused. */
const TEXT_EVENTS = [
  'forged',
  'replayed',
  'foreign',
  'limited',
  'done',
  'asked',
  'not-understood',
  'refused',
  'undone',
  'keyword',
] as const;
export type TextEvent = (typeof TEXT_EVENTS)[number];

/** Counts what happens, never to whom. */
@Injectable()
export class EventCounts {
  private readonly orders: Counter;
  private readonly signIns: Counter;
  private readonly places: Counter;
  private readonly placesRefused: Counter;
  private readonly texts: Counter;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.orders = new Counter({
      name: 'farmgate_order_events_total',
      help: 'Orders that were placed, paid or given up, and shares of orders that were moved on.',
      labelNames: ['event'],
      registers,
    });
    this.signIns = new Counter({
      name: 'farmgate_sign_in_failures_total',
      help: 'Sign-ins with a wrong name, password or code, and those that were refused for having failed too often.',
      registers,
    });
    this.places = new Counter({
      name: 'farmgate_places_provider_calls_total',
      help: 'Searches that Google Places was asked for.',
      labelNames: ['outcome'],
      registers,
    });
    this.placesRefused = new Counter({
      name: 'farmgate_places_over_budget_total',
      help: 'Searches that Google Places was not asked for, since the budget of the day or of the network is spent.',
      labelNames: ['budget'],
      registers,
    });
    this.texts = new Counter({
      name: 'farmgate_texts_total',
      help: 'Texts and emails by which farms change something, and those that were refused.',
      labelNames: ['outcome'],
      registers,
    });
    // A series that begins with its first event has no rate for it.
    for (const event of ORDER_EVENTS) this.orders.inc({ event }, 0);
    for (const outcome of PLACES_OUTCOMES) this.places.inc({ outcome }, 0);
    for (const budget of PLACES_BUDGETS) this.placesRefused.inc({ budget }, 0);
    for (const outcome of TEXT_EVENTS) this.texts.inc({ outcome }, 0);
  }

  /** Call once the change is committed. */
  order(event: OrderEvent): void {
    this.orders.inc({ event });
  }

  signInFailed(): void {
    this.signIns.inc();
  }

  placesCall(outcome: (typeof PLACES_OUTCOMES)[number]): void {
    this.places.inc({ outcome });
  }

  placesOverBudget(budget: (typeof PLACES_BUDGETS)[number]): void {
    this.placesRefused.inc({ budget });
  }

  text(outcome: TextEvent): void {
    this.texts.inc({ outcome });
  }
}
