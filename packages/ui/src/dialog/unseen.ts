import { createContext } from 'react';

/** Whether dialogs inside are drawn in place and unseen, without focus, scroll lock or effects of any kind. */
export const UnseenContext = createContext(false);
