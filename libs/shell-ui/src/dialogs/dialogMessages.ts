import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the danger, toast and choosing dialogs, and of a frame moved by the keyboard. */
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
  },
  'en-US': {
    reason: 'Reason',
    gotIt: 'Got it',
    arrange: 'Arrange the dialog',
    arrangeHelp: 'Arrow keys place it, Shift and an arrow key size it, Home puts it back',
    people: 'Members',
    choose: 'Choose',
    chooseSomebody: 'Please choose members',
    tooMany: (most) => `Choose ${most} people at most`,
  },
})
