import { BLOG_DRAWINGS, drawingAddress } from '@farmgate/backend/contract/content/blog-drawings';
import { words } from '../../kit/cells';

/** What the blog shows where an article has no picture. */
export const DEFAULT_DRAWING = drawingAddress('default');

/** The product's own drawings to choose from. */
export const DRAWINGS = BLOG_DRAWINGS.map((name) => ({ address: drawingAddress(name), name: words(name) }));
