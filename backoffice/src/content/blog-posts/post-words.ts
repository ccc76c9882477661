import { BLOG_CATEGORIES } from '@farmgate/backend/contract/content/blog-facts';
import { POST_STANDINGS } from '@farmgate/backend/contract/content/blog.admin';
import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { type Tone, words } from '../../kit/cells';

export const POST_TONES: Readonly<Record<string, Tone>> = { published: 'good', scheduled: 'waiting' };
export const STANDING_CHOICES = POST_STANDINGS.map((id) => ({ id, name: words(id) }));
export const CATEGORY_CHOICES = BLOG_CATEGORIES.map((id) => ({ id, name: categoryLabel(id) }));
