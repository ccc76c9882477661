import { Entity, PrimaryColumn } from 'typeorm';

/** A word of a product's or farm's name; triggers keep the table, spelling correction reads it. */
@Entity('search_words')
export class SearchWord {
  @PrimaryColumn({ type: 'text' })
  word: string;
}
