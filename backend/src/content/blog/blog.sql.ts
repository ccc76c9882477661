/**
 * How near an article is to another: tags in common count most, then the category. `:tags` and `:category`
 * are the other's.
 */
export const nearness = `2 * (SELECT count(*) FROM unnest(post.tags) AS tag WHERE tag = ANY(:tags))
  + (post.category = :category)::int * 3`;
