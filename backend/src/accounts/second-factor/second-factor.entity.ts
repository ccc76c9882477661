import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The authenticator of one account. Signing in asks for it once it is confirmed. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_second_factors' })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_second_factors_user' })
  user?: User;

  /** Encrypted, see platform/secrets/sealed-text.ts. */
  @Column({ type: 'text' })
  secret: string;

  /** Since when signing in asks for it; null until a right code has come. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /**
   * The time step (30 seconds since 1970) of the last code that counted; it and those before count no more.
   */
  @Column({ type: 'integer', nullable: true })
  lastStep: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
