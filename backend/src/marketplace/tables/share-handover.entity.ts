import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** A membership that is offered to somebody else, until they take over. */
@Entity('share_handovers')
export class ShareHandover {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
