import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { isApiError, tagKey } from '@spruce/api-client'
import { listCustomers } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  defineDialog,
  EmptyState,
  FailedState,
  NoPermissionState,
  OneTimePasswordDialog,
  PageHeader,
  type PageHeaderProps,
  type TabTitle,
  toast,
  useLater,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { customerActions } from './customerActions.js'
import { CustomerDetails } from './CustomerDetails.js'
import { bodyOfDraft, changesOfDraft, tidyDraft } from './customerDraft.js'
import { CustomerForm } from './CustomerForm.js'
import { customersUrl, customerUrl, customerWays } from './customerInfo.js'
import { customerInfoMessages } from './customerInfoMessages.js'
import { customerMessages } from './customerMessages.js'
import { CustomerStatus } from './CustomerStatus.js'
import {
  addCustomerOptions,
  type Customer,
  customerOptions,
  editCustomerOptions,
  planChoiceOptions,
} from './customerQueries.js'

export interface CustomerInfoPageProps {
  /** `way` says what the page does, `id` whom it is about. */
  params: Readonly<Record<string, string>>
}

const passwordDialog = defineDialog(OneTimePasswordDialog)

const permissionOf = { add: 'customer:add', edit: 'customer:edit', view: 'customer:list' } as const

/** One customer: added, edited or read, as the address says. */
export function CustomerInfoPage({ params }: CustomerInfoPageProps) {
  const i = useMessages(customerInfoMessages)
  const isPermitted = usePermitted()
  const { id } = params
  const way = customerWays.find((one) => one === params['way'])
  if (!way) return <Nothing title={i.wayTitle} text={i.wayText} />
  const permission = permissionOf[way]
  if (!isPermitted(permission)) return <NoPermissionState permission={permission} />
  if (way === 'add') return <AddCustomer />
  if (!id) return <Nothing title={i.missingTitle} text={i.missingText} />
  return <KnownCustomer key={id} id={id} isEdit={way === 'edit'} />
}

const addTitle: TabTitle = {
  'zh-CN': customerMessages['zh-CN'].add,
  'en-US': customerMessages['en-US'].add,
}

function editTitle(name: string): TabTitle {
  return {
    'zh-CN': customerInfoMessages['zh-CN'].editTitle(name),
    'en-US': customerInfoMessages['en-US'].editTitle(name),
  }
}

function AddCustomer() {
  const api = useApi()
  const t = useMessages(customerMessages)
  const i = useMessages(customerInfoMessages)
  const leaveTo = useLeave()
  const { setTitle } = useTab()
  useEffect(() => setTitle(addTitle), [setTitle])
  const isPermitted = usePermitted()
  const plans = useQuery({ ...planChoiceOptions(api), enabled: isPermitted('plan:assign') })
  const { mutateAsync: add } = useMutation(addCustomerOptions(api))
  return (
    <Frame title={t.add}>
      <CustomerForm
        plans={(plans.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onSubmit={async (draft) => {
          const { customer, administrator } = await add({
            body: bodyOfDraft(tidyDraft(draft)),
          })
          return { ...customer, administrator }
        }}
        onDone={(customer) => {
          if (!customer?.administrator) return
          const { loginName, oneTimePassword } = customer.administrator
          toast.success(i.added(customer.name))
          void passwordDialog
            .open({
              title: t.oneTimePasswordTitle(customer.name),
              loginName,
              password: oneTimePassword,
            })
            .then(() => leaveTo(customerUrl('view', customer.id)))
        }}
        onCancel={() => void leaveTo(customersUrl)}
      />
    </Frame>
  )
}

function KnownCustomer({ id, isEdit }: { id: string; isEdit: boolean }) {
  const i = useMessages(customerInfoMessages)
  const { setTitle } = useTab()
  const { data: customer, error, refetch } = useQuery(customerOptions(useApi(), id))
  const isSkeleton = useLater(!customer && !error)
  const name = customer?.shortName
  useEffect(
    () => setTitle(name !== undefined && isEdit ? editTitle(name) : name),
    [name, isEdit, setTitle],
  )

  if (!customer && error) {
    const isMissing = isApiError(error) && [400, 404, 422].includes(error.status ?? 0)
    return isMissing ? (
      <Nothing title={i.missingTitle} text={i.missingText} />
    ) : (
      <FailedState error={error} onRetry={() => void refetch()} />
    )
  }
  if (!customer) {
    return (
      <Box role="status" aria-busy="true" aria-label={i.viewTitle} display="grid" gap="4" p="4">
        {isSkeleton &&
          ['40%', '80%', '60%'].map((width) => (
            <span key={width} className="sp-skeleton" style={{ width }} />
          ))}
      </Box>
    )
  }
  return isEdit ? <EditCustomer customer={customer} /> : <ViewCustomer customer={customer} />
}

function EditCustomer({ customer: latest }: { customer: Customer }) {
  // What the form was filled from: a later version that arrives meanwhile is asked about on saving.
  const [customer] = useState(latest)
  const api = useApi()
  const client = useQueryClient()
  const i = useMessages(customerInfoMessages)
  const leaveTo = useLeave()
  const { mutateAsync: edit } = useMutation(editCustomerOptions(api))
  const { id } = customer
  const view = () => void leaveTo(customerUrl('view', id))
  return (
    <Frame title={i.editTitle(customer.name)}>
      <CustomerForm
        customer={customer}
        onSubmit={(_draft, { changes, version } = { changes: {}, version: customer.version }) =>
          edit({ path: { id }, body: { ...changesOfDraft(changes), version } })
        }
        onReload={async () => {
          const latest = await client.query({ ...customerOptions(api, id), staleTime: 0 })
          await client.invalidateQueries({ queryKey: tagKey(listCustomers) })
          return latest
        }}
        onDone={(saved) => {
          if (saved) toast.success(i.saved(saved.name))
          view()
        }}
        onCancel={view}
      />
    </Frame>
  )
}

function ViewCustomer({ customer }: { customer: Customer }) {
  const isPermitted = usePermitted()
  return (
    <Frame
      title={customer.name}
      aside={<CustomerStatus status={customer.status} />}
      actions={<ActionBar actions={customerActions} target={customer} />}
    >
      <CustomerDetails customer={customer} showsUsage={isPermitted('plan:assign')} />
    </Frame>
  )
}

/** Title and content, with the space around that every page has. */
function Frame({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <section className="sp-page" aria-label={header.title}>
      <PageHeader {...header} />
      <Box mt="4" pb="8">
        {children}
      </Box>
    </section>
  )
}

/** Goes elsewhere for good: what the tab was opened for is over, so it closes. */
function useLeave(): (url: string) => Promise<void> {
  const { open, close } = useTab()
  return async (url) => {
    await open(url)
    await close()
  }
}

/** Nothing at this address; leads back to the list. */
function Nothing({ title, text }: { title: string; text: string }) {
  const i = useMessages(customerInfoMessages)
  const { open } = useTab()
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="outline" colorPalette="gray" onClick={() => void open(customersUrl)}>
          {i.back}
        </Button>
      }
    />
  )
}
