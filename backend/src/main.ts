// What these set must be there before anything else is read.
import './v8-options.js';
import 'reflect-metadata';

await import('./run.js');
