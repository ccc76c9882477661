import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** A browser that has signed in to an account before. */
@Entity('known_devices')
export class KnownDevice {
  /** A hash of the cookie that names the browser. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_known_devices' })
  tokenHash: string;

  @Index('ix_known_devices_user_id')
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_known_devices' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_known_devices_user' })
  user?: User;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;
}
