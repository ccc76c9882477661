import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Where a farm is found that was merged into another one. */
@Entity('farm_redirects')
export class FarmRedirect {
  /** The id that the farm had. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  farmId: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
