/** The console's own messages; the earn area brings its own. */
export const en = {
  product: 'Earnkit',
  skip: 'Skip to content',
  'nav.label': 'Earn',
  'nav.holdings': 'My holdings',
  'nav.more': 'More',
  'language.label': 'Language',
  'appearance.label': 'Appearance',
  'appearance.system': 'System',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',
  'account.any': 'Account',
  'account.spot': 'Spot account',
  'account.unified': 'Unified account',
  'account.yours': 'your account',
  'account.yourSpot': 'your spot account',
  'account.yourUnified': 'your unified account',
  'account.menu': 'Account',
  'account.logIn': 'Log in',
  'account.signOut': 'Sign out',
  'account.signOutFailed': 'You could not be signed out. You are still signed in on this device; please try again.',
  'account.signedInAs': 'Signed in as {name}',
  'account.atTheExchange': 'Signed in at the exchange',
  'session.lost': 'You were signed out. Log in again. What you entered is kept.',
  'sandbox.open': 'Sandbox',
  'sandbox.title': 'Sandbox',
  'sandbox.close': 'Close the sandbox panel',
  'sandbox.readOnly.ledger':
    'The books of the sandbox do not add up. You can look around, but nothing can be changed until you reset the sandbox.',
  'sandbox.readOnly.disk': 'The disk of the sandbox is full. You can look around, but nothing can be changed until there is room.',
  'footer.sandbox': 'You are on the sandbox. Everything here is made up: the coins, the rates and the money.',

  loading: 'Loading',
  'slow.title': 'The server has not answered yet',
  'slow.text': 'Nothing was lost. This page goes on trying by itself.',
  'failed.title': 'The server does not answer',
  'failed.text': 'Nothing was lost. Check that it is running. This page tries again by itself.',
  'failed.retry': 'Try again',
  'error.title': 'Something went wrong',
  'error.text': 'This page could not be shown. Your money is not affected: nothing is sent without your confirmation.',
  'error.retry': 'Show the page again',
  'error.missing': 'This could not be loaded. Check your network and try again.',
  'error.part': 'This part of the page could not be shown. Your money is not affected: nothing is sent without your confirmation.',
  'cookies.off': 'Cookies are switched off in your browser, so you cannot log in here. Allow cookies for this site, then reload the page.',
  'outdated.text':
    'The console was updated while this page was open, and a part of it can no longer be loaded. Load the page again to go on. Amounts you entered are kept.',
  'outdated.reload': 'Load again',
  'notFound.title': 'There is no such page',
  'notFound.text': 'The address may be old or mistyped.',
  toSimpleEarn: 'Go to Simple Earn',
} as const;

/** Key of a message. */
export type MessageKey = keyof typeof en;
/** The messages of one language. */
export type Messages = Readonly<Record<MessageKey, string>>;
