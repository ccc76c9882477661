import { config } from 'zod';
import '../shared/error-sentences.js';

/**
 * Import this before any schema in the browser: the pages' Content-Security-Policy forbids code made from
 * text, which zod would otherwise try, and browsers report even the attempt.
 */
config({ jitless: true });
