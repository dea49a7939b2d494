import { mutationOf, queryOf } from '@spruce/api-client'
import { getCustomer, mockLogin } from '@spruce/api-client/operations'
import { historyAction } from '@spruce/console-kit/history'
import {
  type ActionContext,
  actionsOf,
  defineDialog,
  OneTimePasswordDialog,
  toast,
} from '@spruce/shell-ui'
import { customerHistory } from './customerHistory.js'
import { customerUrl } from './customerInfo.js'
import type { CustomerTexts } from './customerMessages.js'
import {
  administratorsOptions,
  type Customer,
  declineRenewalOptions,
  renewCustomerOptions,
  resetAdministratorOptions,
  setCustomerStatusOptions,
} from './customerQueries.js'
import { customerResource } from './customerResource.js'
import { dayOf, endOfDay } from './customerTime.js'
import { MockLoginDialog } from './MockLoginDialog.js'
import { RenewDialog } from './RenewDialog.js'
import { ResetAdministratorDialog } from './ResetAdministratorDialog.js'

const renewDialog = defineDialog(RenewDialog)
const resetDialog = defineDialog(ResetAdministratorDialog)
const mockDialog = defineDialog(MockLoginDialog)
const passwordDialog = defineDialog(OneTimePasswordDialog)
const { confirmAction, eachAction, formAction, pageAction, rowAction } = actionsOf(customerResource)

/** On the list itself. */
export const customerPageActions = [
  pageAction({
    label: 'add',
    permission: 'customer:add',
    primary: true,
    run: ({ goTo }) => goTo(customerUrl('add')),
  }),
]

/** With one of them, on its page. */
export const customerActions = [
  rowAction({
    label: 'edit',
    permission: 'customer:edit',
    run: ({ goTo }, { id }) => goTo(customerUrl('edit', id)),
  }),
  rowAction({
    label: 'enable',
    permission: 'customer:edit',
    isVisible: ({ status }) => status === 'disabled',
    run: (context, customer) => setStatus(context, customer, 'enabled'),
    done: ({ t }, _enabled, { name }) => t.enabledOne(name),
  }),
  formAction({
    label: 'renew',
    permission: 'customer:edit',
    dialog: renewDialog,
    props: (_context, customer) => ({ customer }),
    load: ({ api, read }, { id }) => read(queryOf(api, getCustomer, { path: { id } })),
    submit: ({ api, send }, { expiresAt }, { id }, { version }) =>
      send(renewCustomerOptions(api), {
        path: { id },
        body: { version, expiresAt: endOfDay(expiresAt) },
      }),
    done: ({ t }, { name, expiresAt }) => t.renewed(name, dayOf(expiresAt) ?? t.noEnd),
  }),
  confirmAction({
    label: 'decline',
    permission: 'customer:edit',
    isVisible: ({ renewal }) => Boolean(renewal),
    question: ({ t }, { name }) => ({
      title: t.declineTitle(name),
      message: t.declineLead,
      requireInput: { label: t.declineReason, maxLength: 200 },
    }),
    run: ({ api, send }, { id }, reason = '') =>
      send(declineRenewalOptions(api), { path: { id }, body: { reason: reason.trim() } }),
    done: ({ t }, { name }) => t.declined(name),
  }),
  rowAction({
    label: 'mock',
    permission: 'customer:mock',
    isVisible: ({ status }) => status === 'enabled',
    run: async (context, customer) => {
      const { api, open, send, t } = context
      const { id, name } = customer
      const administrators = await administratorsOf(context, customer)
      const begun =
        administrators &&
        (await open(mockDialog, {
          ...{ name, administrators },
          onSubmit: (draft) => send(mutationOf(api, mockLogin), { path: { id }, body: draft }),
        }))
      if (!begun) return
      const url = `/?tenant=${encodeURIComponent(begun.tenantCode)}#session=${begun.xSession ?? ''}`
      const show = () => void window.open(url, '_blank', 'noopener')
      show()
      toast.success(t.mockBegun(name), {
        description: t.mockBegunText,
        duration: 10_000,
        action: { label: t.mockOpenAgain, onClick: show },
      })
    },
  }),
  rowAction({
    label: 'reset',
    permission: 'customer:reset',
    run: async (context, customer) => {
      const { api, open, send, t } = context
      const { id, name } = customer
      const administrators = await administratorsOf(context, customer)
      const done =
        administrators &&
        (await open(resetDialog, {
          ...{ name, administrators },
          onSubmit: (memberId) =>
            send(resetAdministratorOptions(api), { path: { id }, body: { memberId } }),
        }))
      if (!done) return
      const { loginName, oneTimePassword: password } = done
      await open(passwordDialog, { title: t.oneTimePasswordTitle(name), loginName, password })
    },
  }),
  historyAction<Customer>({ source: customerHistory, nameOf: ({ name }) => name }),
  confirmAction({
    label: 'disable',
    permission: 'customer:edit',
    danger: true,
    isVisible: ({ status }) => status !== 'disabled',
    question: ({ t }, { name }) => ({ title: t.disableQuestion(name), message: t.disableText }),
    run: (context, customer) => setStatus(context, customer, 'disabled'),
    done: ({ t }, { name }) => t.disabledOne(name),
  }),
]

/** With one of them, in its row. */
export const customerRowActions = [
  rowAction({
    label: 'view',
    permission: 'customer:list',
    run: ({ goTo }, { id }) => goTo(customerUrl('view', id)),
  }),
  ...customerActions,
]

/** With those that are selected. An expired one is enabled by a renewal only. */
export const customerBulkActions = [
  setAll('enable', 'enabled', ({ status }) => status === 'disabled'),
  setAll('disable', 'disabled', ({ status }) => status !== 'disabled'),
]

function setAll(
  label: 'enable' | 'disable',
  status: 'enabled' | 'disabled',
  takes: (customer: Customer) => boolean,
) {
  return eachAction({
    label,
    permission: 'customer:edit',
    danger: label === 'disable',
    max: 200,
    takes,
    none: 'nothingToChange',
    question: ({ t }, { length }) => ({
      title: t[`${label}ManyQuestion`](length),
      message: t[`${label}Text`],
    }),
    each: (context, customer) => setStatus(context, customer, status),
    working: label === 'enable' ? 'enabling' : 'disabling',
    done: ({ t }, count) => t.changedMany(count),
    partly: ({ t }, done, failed) => t.someFailed(done, failed),
  })
}

function setStatus(
  { api, send }: Pick<ActionContext, 'api' | 'send'>,
  { id, version }: Pick<Customer, 'id' | 'version'>,
  status: 'enabled' | 'disabled',
) {
  return send(setCustomerStatusOptions(api), { path: { id }, body: { version, status } })
}

/** Awaited before a dialog: a failure belongs to the action, which tells the person. */
async function administratorsOf(
  { api, client, t }: Pick<ActionContext, 'api' | 'client'> & { t: CustomerTexts },
  { id, name }: Customer,
) {
  const administrators = await client.query(administratorsOptions(api, id))
  if (administrators.length > 0) return administrators
  toast.warning(t.noAdministrators(name))
  return undefined
}
