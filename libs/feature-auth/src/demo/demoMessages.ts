import { defineMessages } from '@spruce/validators/i18n'

/** Texts of /demo. */
export const demoMessages = defineMessages({
  'zh-CN': {
    title: '体验 Spruce',
    lead: '这是一套装有演示数据的评估环境，数据只在这台机器上。选择一个账号，从登录页开始。',
    accounts: '演示账号',
    password: '所有演示账号的密码',
    signIn: (account: string) => `以 ${account} 登录`,
    more: '还可以看看',
    outbox: '开发收件箱',
    outboxText: '短信、邮件和图片验证码都在这里',
    apply: '申请开通企业账号',
    applyText: '客户从这里提交申请，运营人员审核后开通',
    admin: '云杉制造集团的管理员：约 40 个部门、300 人',
    member: '同一家企业的普通成员，没有管理权限',
    multi: '同时属于多家企业，可以切换',
    division: '4.5 万个部门、2 万人的大型企业的管理员',
    operator: '平台运营人员',
  },
  'en-US': {
    title: 'Try Spruce',
    lead: 'An evaluation with demo data, which stays on this machine. Choose an account and begin at the sign-in page.',
    accounts: 'Demo accounts',
    password: 'The password of every demo account',
    signIn: (account) => `Sign in as ${account}`,
    more: 'Also worth a look',
    outbox: 'Developer outbox',
    outboxText: 'Every SMS, mail and captcha arrives here',
    apply: 'Apply for an enterprise account',
    applyText: 'Where customers apply; the operator reviews and opens the account',
    admin: 'Administrator of 云杉制造集团: about 40 departments, 300 people',
    member: 'A member of the same company without administrative rights',
    multi: 'Belongs to several companies and switches between them',
    division: 'Administrator of a company with 45,000 departments and 20,000 people',
    operator: 'The staff who run the platform',
  },
})
