import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('farm_redirects')
export class FarmRedirect {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  farmId: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
