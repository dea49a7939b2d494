import { Button } from '@chakra-ui/react/button'
import { useApi, usePermission } from '@spruce/session/react'
import {
  ActionBar,
  EmptyState,
  NoPermissionState,
  ResourcePage,
  type TabPageProps,
  useExportAction,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { enterpriseMessages } from '../messages.js'
import { text } from '../text.js'
import { addMemberAction, bulkActions, memberActions, mostMembers } from './memberActions.js'
import { memberColumns } from './memberColumns.js'
import { countMemberFilters, hasMemberFilter, MemberFilters } from './MemberFilters.js'
import { memberListOptions } from './memberQueries.js'
import { memberWork, type ShownDepartment } from './memberWork.js'
import { type OrganizationQuery, readOrganizationQuery } from './organizationQuery.js'

/** @public */
export interface MemberSectionProps extends Pick<
  TabPageProps<OrganizationQuery>,
  'query' | 'onQueryChange'
> {
  /** The chosen department; undefined: the whole tenant. Keep it stable. */
  department: ShownDepartment | undefined
  /** Above the list. */
  header: ReactNode
}

/** The department is chosen, not part of how one sees its people. */
const viewFilters = ['keyword', 'status', 'roleId', 'descendants'] as const

/** The people of a department, or of the tenant: filters, table, what can be done with them. */
export function MemberSection({ query, onQueryChange, department, header }: MemberSectionProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(enterpriseMessages)
  const isAllowed = usePermission(['user:list'])
  const members = useResourcePage({
    query,
    onQueryChange,
    list: (wanted: OrganizationQuery) => ({
      ...memberListOptions(api, wanted),
      enabled: isAllowed,
    }),
  })
  const views = useTableViews({
    table: 'members',
    columns: memberColumns,
    state: members,
    filters: viewFilters,
    readQuery: readOrganizationQuery,
  })
  const { rowsOf, clearSelection } = members
  const work = useMemo(
    () => memberWork({ api, client, t, department }),
    [api, client, t, department],
  )
  const rowActions = useMemo(() => memberActions(work), [work])
  const addMember = useMemo(() => addMemberAction(work), [work])
  const bulk = useMemo(
    () => bulkActions(work, rowsOf, clearSelection),
    [work, rowsOf, clearSelection],
  )
  const exportMembers = useExportAction({
    state: members,
    views,
    columns: memberColumns,
    name: text('members'),
  })

  if (!isAllowed)
    return (
      <section className="sp-resource" aria-label={t.members}>
        {header}
        <NoPermissionState permission="user:list" />
      </section>
    )
  return (
    <ResourcePage state={members} views={views} title={t.members} isSection>
      {header}
      <ResourcePage.Toolbar
        actions={[exportMembers, addMember]}
        bulk={bulk}
        bulkLimit={mostMembers}
      >
        <ResourcePage.Filters count={countMemberFilters(query)}>
          <MemberFilters query={query} onChange={members.setFilter} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={memberColumns}
        actions={rowActions}
        rowName={nameOf}
        isSelectable
        permission="user:list"
        empty={
          hasMemberFilter(query) ? (
            <EmptyState
              isFiltered
              title={t.noMatchingMembers}
              text={t.noMatchingMembersHelp}
              action={
                <Button
                  variant="outline"
                  colorPalette="gray"
                  onClick={() =>
                    members.setFilter({ keyword: undefined, status: undefined, roleId: undefined })
                  }
                >
                  {t.clearFilters}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={department ? t.noMembersHere : t.noMembers}
              text={t.noMembersHelp}
              action={<ActionBar actions={[addMember]} target={undefined} />}
            />
          )
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

function nameOf({ nickName }: { nickName: string }): string {
  return nickName
}
