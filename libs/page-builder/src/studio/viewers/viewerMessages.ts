import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the choice of somebody as whom a page is previewed. */
export const viewerMessages = defineMessages({
  'zh-CN': {
    title: '以他人的权限预览',
    lead: '组件、显示条件和查询按其权限显示；数据范围、待办和消息仍是您本人的。',
    kind: '预览对象',
    role: '角色',
    person: '成员',
    choose: (kind: string) => `请选择${kind}`,
    submit: '预览',
  },
  'en-US': {
    title: 'Preview with the permissions of somebody else',
    lead: 'Components, rules and queries go by their permissions; the range of data, to-dos and messages stay yours.',
    kind: 'Preview as',
    role: 'Role',
    person: 'Person',
    choose: (kind) => `Choose a ${kind.toLowerCase()}`,
    submit: 'Preview',
  },
})
