import { defineMessages, plural } from '@spruce/validators/i18n'

/** Texts of editing in place, of the list and the number field. */
export const fieldMessages = defineMessages({
  'zh-CN': {
    chosenCount: (count: number) => `已选择 ${count} 人`,

    editValue: (label: string) => `编辑${label}`,
    confirmEdit: '确认修改',
    cancelEdit: '取消修改',
    notAccepted: '该内容不可用，请修改',
    checking: '正在检查…',

    increase: (label: string) => `增加${label}`,
    decrease: (label: string) => `减少${label}`,
    notANumber: '请输入数字',
    atLeast: (least: string) => `不能小于 ${least}`,
    atMost: (most: string) => `不能大于 ${most}`,
    atMostDigits: (digits: number) => (digits === 0 ? '请输入整数' : `最多保留 ${digits} 位小数`),
  },
  'en-US': {
    chosenCount: (count) => `${plural(count, 'person', 'people')} chosen`,

    editValue: (label) => `Edit ${label}`,
    confirmEdit: 'Confirm the change',
    cancelEdit: 'Cancel the change',
    notAccepted: 'This cannot be used. Please change it.',
    checking: 'Checking…',

    increase: (label) => `Increase ${label}`,
    decrease: (label) => `Decrease ${label}`,
    notANumber: 'Please enter a number',
    atLeast: (least) => `Must be ${least} or more`,
    atMost: (most) => `Must be ${most} or less`,
    atMostDigits: (digits) =>
      digits === 0 ? 'Please enter a whole number' : `At most ${plural(digits, 'decimal place')}`,
  },
})
