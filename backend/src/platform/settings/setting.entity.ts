import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Something that staff set while the product runs. */
@Entity('settings')
export class Setting {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_settings' })
  key: string;

  @Column({ type: 'jsonb' })
  value: unknown;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @Index('ix_settings_updated_by')
  @Column({ type: 'integer', nullable: true })
  updatedBy: number | null;

  /** Named, not imported: the platform knows no domain. */
  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'updated_by', foreignKeyConstraintName: 'fk_settings_updated_by' })
  user?: unknown;
}
