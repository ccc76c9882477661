import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret that all servers on this database share, made by the first that needs it. */
@Entity('app_secrets')
export class AppSecret {
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  value: string;
}
