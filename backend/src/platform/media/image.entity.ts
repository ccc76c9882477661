import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** An uploaded picture; its files are in the media store, named by the id. */
@Entity('images')
export class Image {
  /** 22 random characters, so that nobody finds a picture by guessing. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_images' })
  id: string;

  @Index('ix_images_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Who sent it. Named, not imported: the platform knows no domain. */
  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_images_user' })
  user?: unknown;

  /** Pixels of the largest file. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
