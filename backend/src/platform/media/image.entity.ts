import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('images')
export class Image {
  /** 22 random characters, so that nobody finds a picture by guessing. */
  @PrimaryColumn({ type: 'text' })
  id: string;

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
