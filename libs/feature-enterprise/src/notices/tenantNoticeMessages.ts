import { withNoticeTexts } from '@spruce/console-kit/notices'
import { defineMessages, plural } from '@spruce/validators/i18n'

/** Every text of a company's notices to its own people. */
export const tenantNoticeMessages = withNoticeTexts(
  defineMessages({
    'zh-CN': {
      title: '企业公告',
      addTitle: '新增企业公告',
      emptyTitle: '还没有企业公告',
      emptyText: '企业公告会出现在成员的消息里，先写一份草稿吧。',
      publishNote: '发布后不能修改，可以撤回。',
      countNone: '还没有选择接收的人',
      count: (people: number) => `将发给 ${people.toLocaleString('en')} 人`,
      reach: '接收范围',
      reachAll: '全体成员',
      reachChosen: '指定部门、角色或人员',
      audienceRequired: '请选择部门、角色或人员',
      departments: '部门',
      departmentsHelp: '包含下级部门；与角色、人员合并计算',
      roles: '角色',
      persons: '人员',
      unknownName: '（无权查看名称）',
    },
    'en-US': {
      title: 'Company notices',
      addTitle: 'Add company notice',
      emptyTitle: 'No company notices yet',
      emptyText: 'They appear among the messages of your people. Begin with a draft.',
      publishNote: 'Once published it cannot be changed, only withdrawn.',
      countNone: 'Nobody is chosen yet',
      count: (people) => `Goes to ${plural(people, 'person', 'people')}`,
      reach: 'For',
      reachAll: 'Everybody',
      reachChosen: 'Chosen departments, roles or people',
      audienceRequired: 'Please choose departments, roles or people',
      departments: 'Departments',
      departmentsHelp: 'With those below; adds up with roles and people',
      roles: 'Roles',
      persons: 'People',
      unknownName: '(name not visible to you)',
    },
  }),
)
