import type { sessionEn } from './session.en.ts';

/** The same in simplified Chinese. */
export const sessionZh: Readonly<Record<keyof typeof sessionEn, string>> = {
  'earn.session.title': '登录后继续',
  'earn.session.text': '此操作需要账户。您已输入的内容会保留到您回来。',
  'earn.session.signUp': '注册',
  'earn.session.logIn': '登录',

  'earn.password.title': '输入资金密码',
  'earn.password.text': '交易所在划转资金前要求输入资金密码。密码只发送一次，不会被保存。',
  'earn.password.label': '资金密码',
  'earn.password.show': '显示',
  'earn.password.showLabel': '显示密码',
  'earn.password.hide': '隐藏',
  'earn.password.hideLabel': '隐藏密码',
  'earn.password.confirm': '确认',
  'earn.password.empty': '请输入资金密码',
  'earn.password.wrong': '资金密码错误，请重试。',
  'earn.password.settings': '在安全设置中设置或重置资金密码（在新标签页打开）',
  'earn.error.passwordNotSet': '划转资金需要资金密码，请先在安全设置中设置。',
  'earn.error.passwordFingerprint': '交易所要求指纹验证，此页面无法读取指纹。请在交易所的应用中确认。',
  'earn.error.passwordTooOften': '资金密码错误次数过多，请稍后再试。',
  'earn.password.openSettings': '打开安全设置',
};
