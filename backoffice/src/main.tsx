import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import { createRoot } from 'react-dom/client';
import { BackOffice } from './app/back-office';
import { takeThemeOfShop } from './app/theme-choice';

takeThemeOfShop();
const root = document.getElementById('root');
if (root) createRoot(root).render(<BackOffice />);
