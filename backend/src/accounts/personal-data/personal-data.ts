import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface PersonalRecords {
  name: string;
  export(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]>;
  /** Runs before the account itself goes. */
  erase?(tx: EntityManager, userId: number): Promise<void>;
}

@Injectable()
export class PersonalData {
  private readonly domains: PersonalRecords[] = [];

  add(records: PersonalRecords): void {
    this.domains.push(records);
  }

  async export(tx: EntityManager, userId: number): Promise<Record<string, Record<string, unknown>[]>> {
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const domain of this.domains) found[domain.name] = await domain.export(tx, userId);
    return found;
  }

  async erase(tx: EntityManager, userId: number): Promise<void> {
    for (const domain of this.domains) await domain.erase?.(tx, userId);
  }
}
