import { defineMessages, plural } from '@spruce/validators/i18n'

/** Texts of the danger, toast, choosing and password dialogs, and of a frame moved by the keyboard. */
export const dialogMessages = defineMessages({
  'zh-CN': {
    reason: '原因',
    gotIt: '知道了',
    arrange: '对话框摆放',
    arrangeHelp: '方向键挪动，Shift 加方向键改变大小，Home 键复原',
    people: '成员',
    choose: '选择',
    chooseSomebody: '请选择成员',
    tooMany: (most: number) => `最多选择 ${most} 人`,

    oneTimePasswordText: '密码只显示这一次，请复制并通过安全的方式告诉本人。首次登录后必须修改。',
    oneTimePassword: '一次性密码',
    account: '账号',
    copyAndClose: '复制并关闭',
    copyFailed: '浏览器不允许复制，密码已选中，请按 Ctrl+C',
  },
  'en-US': {
    reason: 'Reason',
    gotIt: 'Got it',
    arrange: 'Arrange the dialog',
    arrangeHelp: 'Arrow keys place it, Shift and an arrow key size it, Home puts it back',
    people: 'Members',
    choose: 'Choose',
    chooseSomebody: 'Please choose members',
    tooMany: (most) => `Choose ${plural(most, 'person', 'people')} at most`,

    oneTimePasswordText:
      'It is shown this once. Copy it and tell the person in a safe way. It must be changed at the first sign-in.',
    oneTimePassword: 'One-time password',
    account: 'Account',
    copyAndClose: 'Copy and close',
    copyFailed: 'The browser does not allow copying. The password is selected: press Ctrl+C',
  },
})
