import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';

/** The last one of a number counts. */
@Entity('text_consents')
export class TextConsent {
  @IdColumn()
  id: number;

  /** Null for STOP from a number that no account has. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  action: 'opted-in' | 'stopped' | 'started' | 'removed';

  @Column({ type: 'text' })
  source: 'screen' | 'text' | 'carrier';

  @Column({ type: 'text' })
  words: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
