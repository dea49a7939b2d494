import { defineMessages } from '@spruce/validators/i18n'

/** What is said when somebody else saved first. */
export const editingMessages = defineMessages({
  'zh-CN': {
    staleTitle: '内容已被修改',
    staleText: (name: string) => `您编辑期间，“${name}”已被他人修改。请选择保留哪一份。`,
    staleTextUnnamed: '您编辑期间，内容已被他人修改。请选择保留哪一份。',
    staleField: '字段',
    staleMine: '我的修改',
    staleTheirs: '最新内容',
    keepMine: '保留我的修改',
    takeTheirs: '采用最新内容',
    staleSame: '对方没有改动您编辑的字段，可以放心保留您的修改。',
    theirsTaken: '已载入最新内容，您的修改未保存',
    separator: '、',
    yes: '是',
    no: '否',
  },
  'en-US': {
    staleTitle: 'The content has changed',
    staleText: (name) =>
      `“${name}” was changed by someone else while you were editing. Choose which to keep.`,
    staleTextUnnamed:
      'The content was changed by someone else while you were editing. Choose which to keep.',
    staleField: 'Field',
    staleMine: 'My change',
    staleTheirs: 'Latest',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    staleSame: 'None of the fields you edited was changed, so it is safe to keep yours.',
    theirsTaken: 'The latest content is shown. Your changes were not saved',
    separator: ', ',
    yes: 'Yes',
    no: 'No',
  },
})
