/** The dialogs that the stake dialog opens. Each hides it, and shows it again with what was typed (ST-47). */
export type SubDialog = 'rate-info' | 'about' | 'bonus-rules' | 'protocols' | 'mint' | 'rules' | 'confirm';
