import { defineMessages } from '@spruce/validators/i18n'

/** What the filter by a customer says. */
export const customerFilterMessages = defineMessages({
  'zh-CN': { customer: '客户', anyCustomer: '全部客户' },
  'en-US': { customer: 'Customer', anyCustomer: 'All customers' },
})
