import { DaysFilter } from '@spruce/console-kit/filters'
import {
  ActionBar,
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
  useTab,
} from '@spruce/shell-ui'
import { useEffect } from 'react'
import {
  invitationBulkActions,
  invitationPageActions,
  invitationRowActions,
} from './invitationActions.js'
import { invitationMessages } from './invitationMessages.js'
import { contactKinds, type InvitationQuery, invitationStatuses } from './invitationQuery.js'
import { invitationResource } from './invitationResource.js'

export type InvitationsPageProps = QueryProps<InvitationQuery>

const filters = ['keyword', 'status', 'contactKind', 'from', 'to'] as const
const tabTitle = {
  'zh-CN': invitationMessages['zh-CN'].title,
  'en-US': invitationMessages['en-US'].title,
}

/** The invitations of a company: sent, found, sent again, taken back. */
export function InvitationsPage(props: InvitationsPageProps) {
  const t = useMessages(invitationMessages)
  const list = useResourcePage(props, invitationResource)
  const { setTitle } = useTab()
  useEffect(() => setTitle(tabTitle), [setTitle])
  const isFiltered = filters.some((name) => list.query[name] !== undefined)
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar actions={invitationPageActions} bulk={invitationBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={invitationStatuses.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="contactKind"
            label={t.anyContactKind}
            options={contactKinds.map((value) => ({ value, label: t[value] }))}
          />
          <DaysFilter label={t.sentDays} names={['from', 'to']} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={invitationRowActions}
        isSelectable
        rowName={({ contact, nickName }) => nickName ?? contact}
        {...(!isFiltered && {
          empty: (
            <EmptyState
              title={t.noInvitations}
              text={t.noInvitationsHelp}
              action={<ActionBar actions={invitationPageActions} target={undefined} />}
            />
          ),
        })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
