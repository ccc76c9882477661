import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { Browser, type Call, Network } from '../browser.js';
import type { Check } from '../report/audit.js';
import { type MorningReport, quantilesOf } from '../report/report.rules.js';
import { signIn } from '../visits/sign-in.js';
import * as sql from './market-morning.sql.js';

/** A Saturday: farms say what is on in their fields, and everyone who follows them is told. */
export interface Morning {
  /** Farms whose farmer says something once. */
  farms: number;
  /** Of each farm; none follows two. */
  followers: number;
}

const CROPS = ['Strawberries', 'Blueberries', 'Sweet corn', 'Pumpkins', 'Peaches'] as const;
const STATES = ['open', 'good', 'limited', 'picked_out', 'closed'] as const;

interface OwnFarm {
  id: number;
  username: string;
}

/** The farms of a market morning, their farmers, who are logged in, and their followers. */
export class MarketMorning {
  /** Answers of 200. */
  private said = 0;
  /** Emails that had left when shopping ended. */
  private told = 0;
  private readonly calls: Call[] = [];
  private readonly network: Network;
  private readonly browsers = new Map<string, Browser>();

  private constructor(
    private readonly client: Client,
    servers: readonly string[],
    private readonly plan: Morning,
    private readonly farms: readonly OwnFarm[],
  ) {
    this.network = new Network(servers, (call) => this.calls.push(call));
  }

  /**
   * Writes farms and followers to the database, and logs the farmers in.
   * @param farmers user names, each of whom gets a few of the farms
   */
  static async begin(
    client: Client,
    servers: readonly string[],
    farmers: readonly string[],
    plan: Morning,
  ): Promise<MarketMorning> {
    const { rows } = await client.query<OwnFarm>(sql.makeFarms, [farmers, plan.farms]);
    const ids = rows.map(({ id }) => id);
    await client.query(sql.makeFollowers, [ids, plan.followers]);
    await client.query('ANALYZE farms, followers, follows');
    const morning = new MarketMorning(client, servers, plan, rows);
    for (const username of new Set(rows.map((farm) => farm.username))) await morning.logIn(username);
    return morning;
  }

  /** Each farm says one thing, spread evenly over the time. */
  async speak(seconds: number): Promise<void> {
    const began = performance.now();
    await Promise.all(
      this.farms.map(async (farm, index) => {
        const dueAt = began + (index / this.farms.length) * seconds * 1_000;
        await wait(Math.max(0, dueAt - performance.now()));
        await this.say(farm, index, dueAt);
      }),
    );
  }

  /** To be called when shopping ends: who was told while it went on. */
  async noteTold(): Promise<void> {
    this.told = await this.countTold();
  }

  /** Waits until every follower of a farm that was heard has been told, or the time is over. */
  async end(patienceMs: number): Promise<void> {
    const until = performance.now() + patienceMs;
    const wanted = this.said * this.plan.followers;
    while ((await this.countTold()) < wanted && performance.now() < until) await wait(1_000);
    this.network.close();
  }

  /** How the farmers' own calls went. */
  report(): MorningReport {
    const { farms, followers } = this.plan;
    const taps = this.calls.filter(({ kind }) => kind === 'write');
    return {
      taps: taps.length,
      notices: farms * followers,
      told: this.told,
      ...quantilesOf(taps.map(({ milliseconds }) => milliseconds)),
    };
  }

  /** Every farm was heard, and every follower has one notice and one email. */
  async check(): Promise<Check> {
    const { rows } = await this.client.query<{ email: string; notices: number; emails: number }>(
      sql.wronglyTold,
      [this.farms.map(keyOf)],
    );
    const refused = this.farms.length - this.said;
    return {
      name: 'Field statuses were taken, and each follower was told once',
      looked: this.farms.length * this.plan.followers,
      wrong: [
        ...(refused > 0 ? [`${refused} field statuses were refused.`] : []),
        ...rows.map(({ email, notices, emails }) => `${email} has ${notices} notices and ${emails} emails.`),
      ],
    };
  }

  private async countTold(): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(sql.countTold, [this.farms.map(keyOf)]);
    return rows[0]?.count ?? 0;
  }

  private async logIn(username: string): Promise<void> {
    const browser = new Browser(this.network, new Map(), performance.now());
    if (!(await signIn(browser, username))) throw new Error(`${username} could not log in.`);
    this.browsers.set(username, browser);
  }

  private async say({ id, username }: OwnFarm, index: number, dueAt: number): Promise<void> {
    const browser = this.browsers.get(username)?.comesBack(dueAt);
    const answer = await browser?.call('write', '/api/field-status', {
      method: 'POST',
      body: {
        subject: `farm-${id}`,
        crop: CROPS[index % CROPS.length],
        state: STATES[index % STATES.length],
        key: randomUUID(),
      },
    });
    if (answer?.status === 200) this.said += 1;
  }
}

const keyOf = ({ id }: OwnFarm) => `farm-${id}`;
