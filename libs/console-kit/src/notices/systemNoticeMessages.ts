import { defineMessages, plural } from '@spruce/validators/i18n'
import { withNoticeTexts } from './noticeMessages.js'

/** Every text of the operator's notices. */
export const systemNoticeMessages = withNoticeTexts(
  defineMessages({
    'zh-CN': {
      title: '系统公告',
      emptyTitle: '还没有系统公告',
      emptyText: '系统公告会出现在客户成员的消息里，先写一份草稿吧。',
      reached: '客户数',
      addTitle: '新增系统公告',
      reach: '客户范围',
      reachAll: '全部客户',
      reachChosen: '指定客户或套餐',
      customers: '客户',
      customersHelp: '按名称或编码搜索；与套餐合并计算',
      plans: '套餐',
      plansHelp: '使用这些套餐的客户',
      audienceRequired: '请选择客户或套餐',
      administratorsOnly: '只发给管理员',
      roleCodes: '指定角色的编码',
      roleCodesHelp: '选填，用空格或逗号分开；填写后只发给拥有这些角色的人',
      roleCodesFormat: '编码只能有字母、数字、下划线和连字符，每个最多50个字符',
      unknownName: '（无权查看名称）',
      countNone: '还没有选择接收的客户',
      count: (customers: number, people: number) =>
        `将发给 ${customers.toLocaleString('en')} 家客户的 ${people.toLocaleString('en')} 人`,
      publishNote: '发布后不能修改，可以撤回。接收的客户以发布那一刻为准。',
      customer: '客户',
      showPeople: '查看人员',
      peopleTitle: (name: string) => `“${name}”的阅读情况`,
    },
    'en-US': {
      title: 'System notices',
      emptyTitle: 'No system notices yet',
      emptyText: 'They appear among the messages of your customers’ people. Begin with a draft.',
      reached: 'Customers',
      addTitle: 'Add system notice',
      reach: 'For',
      reachAll: 'All customers',
      reachChosen: 'Chosen customers or plans',
      customers: 'Customers',
      customersHelp: 'Search by name or code; adds up with the plans',
      plans: 'Plans',
      plansHelp: 'Customers who have one of them',
      audienceRequired: 'Please choose customers or plans',
      administratorsOnly: 'Administrators only',
      roleCodes: 'Codes of roles',
      roleCodesHelp: 'Optional, separated by spaces or commas: only holders of these roles get it',
      roleCodesFormat: 'A code has letters, digits, underscores and hyphens, 50 at most',
      unknownName: '(name not visible to you)',
      countNone: 'No customer is chosen yet',
      count: (customers, people) =>
        `Goes to ${plural(people, 'person', 'people')} of ${plural(customers, 'customer')}`,
      publishNote:
        'Once published it cannot be changed, only withdrawn. Who gets it is settled at that moment.',
      customer: 'Customer',
      showPeople: 'Show people',
      peopleTitle: (name) => `Who has read it at “${name}”`,
    },
  }),
)
