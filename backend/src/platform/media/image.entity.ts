import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded picture; its files are in the media store, named by the id. */
@Entity('images')
export class Image {
  /** 22 random characters, so that nobody finds a picture by guessing. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  /** Who sent it. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Pixels of the largest file. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
