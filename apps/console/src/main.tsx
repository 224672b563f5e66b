import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import './shell/ground.css.ts';
import { asksForChinese } from './navigation.ts';
import { choose } from './preferences/preferences.ts';
import { router } from './router.tsx';
import { lookAgain } from './session/standing.ts';

if (asksForChinese(location.pathname)) choose({ language: 'zh' });
void lookAgain();

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the console');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
