/** The messages of a page that belongs to the exchange. */
export const outsideMessages = {
  en: {
    'outside.title': 'This part belongs to the exchange',
    'outside.text': 'On a real exchange this address shows {what}. This demo ends here.',
    'outside.exchange': 'At your exchange this address shows {what}. This console has only the earn area.',
    'outside.address': 'Address',
    'outside.signUp': 'opening an account',
    'outside.security': 'your security settings: passwords and how you prove who you are',
    'outside.account': 'your account: deposits, balances and orders',
    'outside.trade': 'the spot market of this pair',
    'outside.buy': 'buying coins with a card or bank transfer',
    'outside.vip': 'VIP tiers and their benefits',
    'outside.web3': 'a web3 task, which the bonus of a staking product waits for',
    'outside.toVipStaking': 'Staking for VIPs',
    'outside.help': 'help and questions answered',
    'outside.learn': 'a course on lending',
    'outside.reserves': 'the proof of reserves',
    'outside.legal': 'the terms of use or the risk disclosure',
  },
  zh: {
    'outside.title': '此页面属于交易所',
    'outside.text': '在真实交易所，该地址显示{what}。演示到此为止。',
    'outside.exchange': '在您的交易所，此地址显示{what}。本控制台仅包含理财部分。',
    'outside.address': '地址',
    'outside.signUp': '开户注册',
    'outside.security': '您的安全设置：密码与身份验证方式',
    'outside.account': '您的账户：充值、余额和订单',
    'outside.trade': '该交易对的现货市场',
    'outside.buy': '用银行卡或转账买币',
    'outside.vip': 'VIP 等级与权益',
    'outside.web3': 'web3 任务，完成后链上赚币产品才发放加息',
    'outside.toVipStaking': 'VIP 链上赚币',
    'outside.help': '帮助与常见问题',
    'outside.learn': '借贷课程',
    'outside.reserves': '储备金证明',
    'outside.legal': '使用条款或风险披露',
  },
} as const;

/** Key of a message there. */
export type OutsideKey = keyof typeof outsideMessages.en;
