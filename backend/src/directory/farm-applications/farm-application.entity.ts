import { Check, Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('farm_applications')
@Check('ck_farm_applications_status', `status IN ('new', 'approved', 'declined')`)
export class FarmApplication {
  @IdColumn('farm_applications')
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

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
