/** React's part for browsers, run with the framework's file instead of with the first file that uses it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
