import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import type { ImportedCustomer } from './imported-customer.entity.js';

export type CustomerTexts = Pick<ImportedCustomer, 'name' | 'email' | 'phone' | 'address' | 'note'>;

export interface WrittenBefore extends CustomerTexts {
  /** Left out of imports of before this was kept. */
  importId?: number | null;
}

/** What a file of customers wrote, kept for a day so that it can be undone. */
@Entity('customer_imports')
export class CustomerImport {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  /** How each was before, and which import had written that; null for those that it brought. */
  @Column({ type: 'jsonb' })
  customers: { id: number; before: WrittenBefore | null }[];

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
