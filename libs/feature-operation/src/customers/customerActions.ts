import { useApi } from '@spruce/session/react'
import {
  type Action,
  confirmDialog,
  defineAction,
  defineDialog,
  keepFocus,
  OneTimePasswordDialog,
  type ResourceState,
  saveEdit,
  StaleDialog,
  toast,
  useMessages,
  useTab,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { runEach } from '@spruce/console-kit/bulk'
import { historyAction } from '@spruce/console-kit/history'
import { customerUrl } from './customerInfo.js'
import { customerMessages } from './customerMessages.js'
import {
  type Administrator,
  administratorsOptions,
  type Customer,
  customerKeys,
  loadCustomer,
  mockLoginOptions,
  renewCustomerOptions,
  resetAdministratorOptions,
  setCustomerStatusOptions,
} from './customerQueries.js'
import type { CustomerQuery } from './customerQuery.js'
import { dayOf, endOfDay } from './customerTime.js'
import { MockLoginDialog } from './MockLoginDialog.js'
import { RenewDialog } from './RenewDialog.js'
import { ResetAdministratorDialog } from './ResetAdministratorDialog.js'

const renewDialog = defineDialog(RenewDialog)
const resetDialog = defineDialog(ResetAdministratorDialog)
const mockDialog = defineDialog(MockLoginDialog)
const passwordDialog = defineDialog(OneTimePasswordDialog)
const staleDialog = defineDialog(StaleDialog)

/** How many customers are switched on or off at once; each is a call of its own. */
export const mostCustomers = 200

/** What can be done with one customer, in its row and on its page. */
export function useCustomerRowActions(): readonly Action<Customer>[] {
  const api = useApi()
  const client = useQueryClient()
  const { open } = useTab()
  const t = useMessages(customerMessages)
  const { mutateAsync: setStatus } = useMutation(setCustomerStatusOptions(api))
  const { mutateAsync: renew } = useMutation(renewCustomerOptions(api))
  const { mutateAsync: reset } = useMutation(resetAdministratorOptions(api))
  const { mutateAsync: beginMock } = useMutation(mockLoginOptions(api))

  return useMemo(() => {
    const enable = async ({ id, version, name }: Customer) => {
      await setStatus({ id, version, status: 'enabled' })
      toast.success(t.enabledOne(name))
    }
    const disable = async ({ id, version, name }: Customer) => {
      const isDone = await confirmDialog.open({
        title: t.disableQuestion(name),
        message: t.disableText,
        confirmLabel: t.disable,
        danger: true,
        onConfirm: () => setStatus({ id, version, status: 'disabled' }),
      })
      if (isDone) toast.success(t.disabledOne(name))
    }
    const prolong = async (customer: Customer) => {
      const renewed = await renewDialog.open({
        customer,
        onSubmit: (draft) =>
          saveEdit({
            entity: customer,
            draft,
            draftOf: ({ expiresAt }: Customer) => ({ expiresAt: dayOf(expiresAt) }),
            send: ({ expiresAt = null }, version) =>
              renew({ id: customer.id, version, expiresAt: endOfDay(expiresAt) }),
            load: async () => {
              const latest = await loadCustomer(api, customer.id)
              await client.invalidateQueries({ queryKey: customerKeys.all })
              return latest
            },
            ask: (conflicts, latest) =>
              staleDialog.open({
                name: latest.name,
                fields: conflicts.map(({ mine, theirs }) => ({
                  label: t.expiresAt,
                  mine: mine ?? t.noEnd,
                  theirs: theirs ?? t.noEnd,
                })),
              }),
          }),
      })
      if (renewed) toast.success(t.renewed(renewed.name, dayOf(renewed.expiresAt) ?? t.noEnd))
    }
    const resetOne = async ({ id, name }: Customer, administrators: readonly Administrator[]) => {
      const done = await resetDialog.open({
        name,
        administrators,
        onSubmit: (memberId) => reset({ id, memberId }),
      })
      if (!done) return
      const { loginName, oneTimePassword: password } = done
      await passwordDialog.open({ title: t.oneTimePasswordTitle(name), loginName, password })
    }
    const actFor = async (customer: Customer, administrators: readonly Administrator[]) => {
      const begun = await mockDialog.open({
        name: customer.name,
        administrators,
        onSubmit: (draft) => beginMock({ id: customer.id, ...draft }),
      })
      if (!begun) return
      const url = `/?tenant=${encodeURIComponent(begun.tenantCode)}#session=${begun.xSession ?? ''}`
      const show = () => void window.open(url, '_blank', 'noopener')
      show()
      toast.success(t.mockBegun(customer.name), {
        description: t.mockBegunText,
        duration: 10_000,
        action: { label: t.mockOpenAgain, onClick: show },
      })
    }
    /** Awaits the administrators here: a failure belongs to the action, which tells the person. */
    const withAdministrators =
      (next: (customer: Customer, administrators: readonly Administrator[]) => Promise<void>) =>
      async (customer: Customer) => {
        const openLater = keepFocus()
        const administrators = await client.query(administratorsOptions(api, customer.id))
        if (administrators.length === 0) {
          toast.warning(t.noAdministrators(customer.name))
          return
        }
        openLater(() => next(customer, administrators))
      }
    return [
      defineAction<Customer>({
        label: t.view,
        permission: 'customer:list',
        run: ({ id }) => open(customerUrl('view', id)),
      }),
      defineAction<Customer>({
        label: t.edit,
        permission: 'customer:edit',
        run: ({ id }) => open(customerUrl('edit', id)),
      }),
      defineAction<Customer>({
        label: t.enable,
        permission: 'customer:edit',
        isVisible: ({ status }) => status === 'disabled',
        run: enable,
      }),
      defineAction<Customer>({
        label: t.renew,
        permission: 'customer:edit',
        run: (customer) => keepFocus()(() => prolong(customer)),
      }),
      defineAction<Customer>({
        label: t.mock,
        permission: 'customer:mock',
        isVisible: ({ status }) => status === 'enabled',
        run: withAdministrators(actFor),
      }),
      defineAction<Customer>({
        label: t.reset,
        permission: 'customer:reset',
        run: withAdministrators(resetOne),
      }),
      historyAction<Customer>({ table: 'customers', nameOf: ({ name }) => name }),
      defineAction<Customer>({
        label: t.disable,
        permission: 'customer:edit',
        danger: true,
        isVisible: ({ status }) => status !== 'disabled',
        run: (customer) => keepFocus()(() => disable(customer)),
      }),
    ]
  }, [api, client, open, t, setStatus, renew, reset, beginMock])
}

/** What can be done on the list: with the page, and with the selected ones. */
export interface CustomerListActions {
  page: readonly Action[]
  bulk: readonly Action<ReadonlySet<string>>[]
}

/** @param list whose selection is cleared after it was done */
export function useCustomerListActions(
  list: Pick<ResourceState<CustomerQuery, Customer>, 'rowsOf' | 'clearSelection'>,
): CustomerListActions {
  const { rowsOf, clearSelection } = list
  const api = useApi()
  const { open } = useTab()
  const t = useMessages(customerMessages)
  const { mutateAsync: setStatus } = useMutation(setCustomerStatusOptions(api))

  return useMemo(() => {
    const setAll = async (customers: readonly Customer[], status: 'enabled' | 'disabled') => {
      const isDisabling = status === 'disabled'
      const isSure = await confirmDialog.open({
        title: (isDisabling ? t.disableManyQuestion : t.enableManyQuestion)(customers.length),
        message: isDisabling ? t.disableText : t.enableText,
        confirmLabel: isDisabling ? t.disable : t.enable,
        danger: isDisabling,
      })
      if (!isSure) return
      const { done, failed } = await runEach(customers, {
        title: isDisabling ? t.disabling : t.enabling,
        sayProgress: t.progress,
        run: ({ id, version }) => setStatus({ id, version, status }),
      })
      clearSelection()
      if (failed > 0) toast.warning(t.someFailed(done, failed))
      else toast.success(t.changedMany(done))
    }
    const bulkAction = (status: 'enabled' | 'disabled') =>
      defineAction<ReadonlySet<string>>({
        label: status === 'disabled' ? t.disable : t.enable,
        permission: 'customer:edit',
        danger: status === 'disabled',
        run: (ids) => {
          // An expired customer is enabled by a renewal only.
          const changing = rowsOf(ids).filter((row) =>
            status === 'enabled' ? row.status === 'disabled' : row.status !== 'disabled',
          )
          return changing.length === 0 ? toast.info(t.nothingToChange) : setAll(changing, status)
        },
      })
    return {
      page: [
        defineAction({
          label: t.add,
          permission: 'customer:add',
          primary: true,
          run: () => open(customerUrl('add')),
        }),
      ],
      bulk: [bulkAction('enabled'), bulkAction('disabled')],
    }
  }, [open, t, setStatus, rowsOf, clearSelection])
}
