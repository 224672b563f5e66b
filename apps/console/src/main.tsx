import { loadMessages } from '@earnkit/components';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './shell/font.css';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import './shell/ground.css.ts';
import { asksForChinese } from './navigation.ts';
import { preferences, speakHere } from './preferences/preferences.ts';
import { router } from './router.tsx';
import { refreshSession } from './session/sessionStore.ts';
import { allowMovedTexts } from './shell/movedTexts.ts';

if (asksForChinese(location.pathname)) speakHere('zh');
// beside the first look, so that nobody waits for the one and then for the other
void loadMessages(preferences().language);
void refreshSession();

allowMovedTexts();
const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the console');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
