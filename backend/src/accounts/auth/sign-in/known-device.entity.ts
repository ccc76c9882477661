import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('known_devices')
export class KnownDevice {
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;
}
