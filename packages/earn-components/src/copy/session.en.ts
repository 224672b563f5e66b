/** What signing in and the funding password say. */
export const sessionEn = {
  'earn.session.title': 'Log in to continue',
  'earn.session.text': 'This needs an account. What you typed is kept until you are back.',
  'earn.session.signUp': 'Sign up',
  'earn.session.logIn': 'Log in',

  'earn.password.title': 'Enter your funding password',
  'earn.password.text': 'The exchange asks for it before it moves funds. It is sent once and kept nowhere.',
  'earn.password.label': 'Funding password',
  'earn.password.show': 'Show',
  'earn.password.showLabel': 'Show password',
  'earn.password.hide': 'Hide',
  'earn.password.hideLabel': 'Hide password',
  'earn.password.confirm': 'Confirm',
  'earn.password.empty': 'Enter your funding password',
  'earn.password.wrong': 'The funding password is wrong. Try again.',
  'earn.password.settings': 'Set or reset it in your security settings (opens a new tab)',
  'earn.error.passwordNotSet': 'Moving funds needs a funding password. Set one in your security settings first.',
  'earn.error.passwordFingerprint':
    'The exchange asks for your fingerprint, which this page cannot read. Confirm it in the exchange’s app.',
  'earn.error.passwordTooOften': 'The funding password was wrong too often. Try again later.',
  'earn.password.openSettings': 'Open security settings',
} as const;
