import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Someone whom a vendor brought in a file; no account, and it knows of none. Texts are empty, not null. */
@Entity('imported_customers')
export class ImportedCustomer {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  /** Which wrote it last; null once that can't be undone anymore. */
  @Column({ type: 'integer', nullable: true })
  importId: number | null;

  /** Tells two people of a vendor's files apart: see `keyOf`. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  note: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
