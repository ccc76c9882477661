import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('place_redirects')
export class PlaceRedirect {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
