import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  /** Encrypted, see platform/secrets/sealed-text.ts. */
  @Column({ type: 'text' })
  secret: string;

  /** Null until a right code has come. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Time step (30 s since 1970) of the last code used; it and those before count no more. */
  @Column({ type: 'integer', nullable: true })
  lastStep: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
