import type { Random } from '@farmgate/backend/src/directory/demo/random';
import type { Browser, Network } from '../browser.js';
import type { Noted } from '../noted.js';
import type { World } from '../world.js';

/** What every visit is made with. */
export interface Visit {
  random: Random;
  world: World;
  noted: Noted;
  network: Network;
  /** When the person came, of `performance.now()`. */
  dueAt: number;
  /**
   * The browser of somebody who was here before stays signed in. Who is here already comes with another
   * device: signing in anew ends the session before, and with it what else is under way in that browser.
   */
  browserOf: (username: string) => Browser;
  /** A browser that was never here; a part of them has seen the pages on another day. */
  newBrowser: () => Browser;
}
