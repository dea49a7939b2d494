import { defineMessages } from '@spruce/validators/i18n'

/** Texts of /forgetPassword. */
export const forgetMessages = defineMessages({
  'zh-CN': {
    title: '找回密码',
    lead: '向绑定的手机号或邮箱发送验证码，然后设置新密码。',
    newPassword: '新密码',
    confirmPassword: '确认新密码',
    newRequired: '请输入新密码',
    confirmRequired: '请再次输入新密码',
    submit: '重置密码',
    toLogin: '返回登录',
    doneTitle: '密码已重置',
    doneText: '所有设备上的登录都已失效，请使用新密码登录。',
    signIn: '前往登录',
  },
  'en-US': {
    title: 'Reset your password',
    lead: 'A code goes to the phone or email that is bound to your account; then you choose a new password.',
    newPassword: 'New password',
    confirmPassword: 'Re-enter the new password',
    newRequired: 'Please enter the new password',
    confirmRequired: 'Please re-enter the new password',
    submit: 'Reset password',
    toLogin: 'Back to sign-in',
    doneTitle: 'Password reset',
    doneText: 'Every device is signed out. Please sign in with the new password.',
    signIn: 'Go to sign-in',
  },
})
