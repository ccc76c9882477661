import { Entity, PrimaryColumn } from 'typeorm';

/** Triggers keep the table. */
@Entity('search_words')
export class SearchWord {
  @PrimaryColumn({ type: 'text' })
  word: string;
}
