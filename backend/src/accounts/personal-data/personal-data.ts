import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What one domain keeps about people. */
export interface PersonalRecords {
  /** What the records are called in an export, e.g. "farms". */
  name: string;
  /** Everything that is kept about a person, as plain JSON. */
  export(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]>;
  /** Takes it away, before the account itself goes. */
  erase?(tx: EntityManager, userId: number): Promise<void>;
}

/** Lets the domains take part when a person exports or erases an account, without accounts knowing them. */
@Injectable()
export class PersonalData {
  private readonly domains: PersonalRecords[] = [];

  /** To be called in a module's `onModuleInit`. */
  add(records: PersonalRecords): void {
    this.domains.push(records);
  }

  /** @returns the records by their name */
  async export(tx: EntityManager, userId: number): Promise<Record<string, Record<string, unknown>[]>> {
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const domain of this.domains) found[domain.name] = await domain.export(tx, userId);
    return found;
  }

  async erase(tx: EntityManager, userId: number): Promise<void> {
    for (const domain of this.domains) await domain.erase?.(tx, userId);
  }
}
