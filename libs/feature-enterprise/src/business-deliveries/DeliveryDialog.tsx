import { Box } from '@chakra-ui/react/box'
import type { ApiClient } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  DescriptionList,
  type DialogProps,
  FailedState,
  FilterSelect,
  ListDialog,
  ResourcePage,
  SearchField,
  useDialogList,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { AppName } from '../business-identifiers/AppName.js'
import { channels } from '../business-identifiers/channels.js'
import { MessageContent } from '../business-identifiers/MessageContent.js'
import { DeliveryCounts, recipientColumns, saySender } from './deliveryColumns.js'
import { deliveryMessages } from './deliveryMessages.js'
import {
  type DeliveryDetail,
  deliveryOptions,
  type Recipient,
  recipientOptions,
  type RecipientQuery,
} from './deliveryQueries.js'
import { deliveryStates } from './deliveryQuery.js'

/** Props of DeliveryDialog. */
export interface DeliveryDialogProps extends DialogProps {
  /** Of the delivery. */
  id: string
  /** What people call its identifier. */
  name: string
}

/** What was sent, to whom, and how far it has come with each. */
export function DeliveryDialog({ id, name, onClose }: DeliveryDialogProps) {
  const t = useMessages(deliveryMessages)
  const { data, error, refetch } = useQuery({
    ...deliveryOptions(useApi(), id),
    meta: { silent: true }, // the dialog says in its own place that it failed
  })
  return (
    <ListDialog title={t.detail(name)} onClose={() => onClose()}>
      <Box display="grid" gap="6" minWidth="0">
        {error && !data ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : (
          <Box minWidth="0" aria-busy={!data} aria-label={data ? undefined : t.loading}>
            {data && <About delivery={data} />}
          </Box>
        )}
        <Recipients id={id} counts={data?.counts} />
        {data && (
          <Section title={t.content}>
            <MessageContent message={data.content} />
          </Section>
        )}
      </Box>
    </ListDialog>
  )
}

function About({ delivery }: { delivery: DeliveryDetail }) {
  const t = useMessages(deliveryMessages)
  const { code, appCode, people, counts, createdAt } = delivery
  return (
    <DescriptionList
      aria-label={t.about}
      items={[
        { label: t.progress, value: <DeliveryCounts counts={counts} /> },
        { label: t.code, value: code },
        { label: t.app, value: <AppName code={appCode} /> },
        { label: t.people, value: String(people) },
        { label: t.sentBy, value: saySender(delivery, t) },
        { label: t.createdAt, value: formatTime(createdAt) },
      ]}
    />
  )
}

interface RecipientsProps {
  id: string
  /** How far the delivery has come, where it is known. */
  counts: DeliveryDetail['counts'] | undefined
}

/** Asked for again when the counts of the delivery change: a filter may hide the rows that were queued. */
function Recipients({ id, counts }: RecipientsProps) {
  const t = useMessages(deliveryMessages)
  const rowId = ({ memberId, channel }: Recipient) => `${memberId} ${channel}`
  const list = useDialogList({
    list: (api: ApiClient, query: RecipientQuery) => recipientOptions(api, id, query),
    rowId,
  })
  const { retry } = list
  const progress = counts && deliveryStates.map((state) => counts[state]).join()
  const former = useRef(progress)
  useEffect(() => {
    if (former.current !== undefined && former.current !== progress) retry()
    former.current = progress
  }, [progress, retry])
  return (
    <ResourcePage state={list} title={t.recipients} isSection permission="businessidentity:list">
      <ResourcePage.Toolbar>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.person} />
          <FilterSelect
            name="state"
            label={t.anyState}
            options={deliveryStates.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="channel"
            label={t.anyChannel}
            options={channels.map((value) => ({ value, label: t[value] }))}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={recipientColumns}
        rowId={rowId}
        permission="businessidentity:list"
      />
      <ResourcePage.Pagination isCompact />
    </ResourcePage>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} minWidth="0">
      <Box as="h3" fontWeight="semibold" marginBottom="2">
        {title}
      </Box>
      {children}
    </Box>
  )
}
