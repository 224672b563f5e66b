/** The messages of the sign-in page. */
export const loginMessages = {
  en: {
    'login.title': 'Choose who you are',
    'login.text': 'This is a demo on sandbox money. There is no password and no real money. Choose the person you want to be.',
    'login.choose': 'Continue',
    'login.failed': 'Signing in did not work. Please try again.',
    'login.worlds': 'People',
    'login.exchange.title': 'Sign in at the exchange',
    'login.exchange.text':
      'This console shows a real exchange. Sign in there in this browser, then come back. It never asks for your password.',
    'login.exchange.again': 'I have signed in',
    'login.exchange.notYet': 'The exchange does not know you yet in this browser.',
  },
  zh: {
    'login.title': '选择身份',
    'login.text': '这是使用沙盒资金的演示。不需要密码，也不涉及真实资产；请选择一个身份体验。',
    'login.choose': '继续',
    'login.failed': '登录失败，请重试。',
    'login.worlds': '身份',
    'login.exchange.title': '请在交易所登录',
    'login.exchange.text': '本控制台连接的是真实交易所。请在此浏览器中登录交易所后返回；本页面不会要求您输入密码。',
    'login.exchange.again': '我已登录',
    'login.exchange.notYet': '交易所在此浏览器中尚未识别到您的登录。',
  },
} as const;
