import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { TaxClass } from '../../contract/marketplace/tax.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** No two of them hold on one day. */
@Entity('tax_rules')
export class TaxRule {
  @IdColumn()
  id: number;

  /** Two letters. */
  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  taxClass: TaxClass;

  /** Whole hundredths of a percent that the state charges. */
  @Column({ type: 'integer' })
  basisPoints: number;

  /** What the state charges beside them, in thousandths of a percent. */
  @Column({ type: 'smallint', default: 0 })
  tenths: number;

  /** What counties and cities charge beside the state, in thousandths of a percent. */
  @Column({ type: 'integer', default: 0 })
  localRate: number;

  /** The first day, by the state's clocks. */
  @Column({ type: 'date' })
  validFrom: string;

  /** The last day; null for no end. */
  @Column({ type: 'date', nullable: true })
  validTo: string | null;

  @Column({ type: 'text' })
  source: string;

  /** When someone compared it with its source. */
  @Column({ type: 'date' })
  checkedOn: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
