import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of a product's or farm's name; triggers keep the table, spelling correction reads it. */
@Entity('search_words')
@Index('ix_search_words_similar', { synchronize: false })
export class SearchWord {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_search_words' })
  word: string;
}
