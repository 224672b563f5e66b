import { loadMessages } from '@earnkit/components';
import { ErrorBoundary } from '@earnkit/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './shell/font.css';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import './shell/ground.css.ts';
import { asksForChinese, rewriteAddress, withoutLanguage } from './navigation.ts';
import { preferHere, preferences } from './preferences/preferences.ts';
import { pages } from './router.tsx';
import { Root } from './routes/root.tsx';
import { watchSession } from './session/sessionStore.ts';
import { keepDialogsInHistory } from './shell/dialogsInHistory.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { allowMovedTexts } from './shell/movedTexts.ts';
import { findPage } from './shell/pages.ts';
import { keepScroll } from './shell/scroll.ts';

if (asksForChinese(location.pathname)) preferHere({ language: 'zh' });
rewriteAddress();
keepDialogsInHistory();
keepScroll();
// beside the first look, so that nobody waits for the one and then for the other
void loadMessages(preferences().language);
void findPage(pages, withoutLanguage(location.pathname))?.page.preload();
watchSession();

allowMovedTexts();
const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the console');
createRoot(place).render(
  <StrictMode>
    <ErrorBoundary fallback={ErrorPage}>
      <Root pages={pages} />
    </ErrorBoundary>
  </StrictMode>,
);
