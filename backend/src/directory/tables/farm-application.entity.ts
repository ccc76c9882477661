import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('farm_applications')
export class FarmApplication {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  farmerName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  farmName: string;

  @Column({ type: 'text' })
  farmAddress: string;

  @Column({ type: 'text' })
  farmDescription: string;

  @Column({ type: 'text' })
  productsGrown: string;

  @Column({ type: 'text', nullable: true })
  certifications: string | null;

  @Column({ type: 'text' })
  experience: string;

  @Column({ type: 'text', default: 'new' })
  status: 'new' | 'approved' | 'declined';

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Who decided; null once that account is erased. */
  @Column({ type: 'integer', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
