import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Changes } from '../changes/changes.js';
import { fetchRows } from '../database/statement.js';
import { settingValue } from './settings.sql.js';

/** While changes are not heard of. */
const KNOWN_FOR_MS = 5_000;

interface Known {
  value: unknown;
  at: number;
}

@Injectable()
export class LiveSettings {
  private known = new Map<string, Known>();
  private reading = new Map<string, Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    changes: Changes,
  ) {
    changes.subscribe({
      changed: (table) => {
        if (table === 'settings') this.forget();
      },
      lost: () => this.forget(),
    });
  }

  /** @returns null where it is not set, and while the database is away and nothing is known */
  async current(key: string, now: Date): Promise<unknown> {
    const known = this.known.get(key);
    if (known && now.getTime() - known.at <= KNOWN_FOR_MS) return known.value;
    // Many pages at once ask once.
    const reading = this.reading.get(key) ?? readSetting(this.dataSource.manager, key);
    this.reading.set(key, reading);
    try {
      const value = await reading;
      // What was forgotten meanwhile is read again by whoever comes next.
      if (this.reading.get(key) === reading) this.known.set(key, { value, at: now.getTime() });
      return value;
    } catch {
      // Not known for any time: pages are kept again the moment that the database is back.
      return this.known.get(key)?.value ?? null;
    } finally {
      if (this.reading.get(key) === reading) this.reading.delete(key);
    }
  }

  /** Call once a change is through. */
  forget(): void {
    this.known = new Map();
    this.reading = new Map();
  }
}

/** @returns null where it is not set */
export async function readSetting(tx: EntityManager, key: string): Promise<unknown> {
  const [row] = await fetchRows(tx, settingValue, [key]);
  return row?.value ?? null;
}
