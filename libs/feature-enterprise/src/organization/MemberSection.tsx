import { Button } from '@chakra-ui/react/button'
import {
  ActionBar,
  EmptyState,
  NoPermissionState,
  type QueryProps,
  ResourcePage,
  useMessages,
  usePermitted,
  useResourcePage,
} from '@spruce/shell-ui'
import type { ReactNode } from 'react'
import { enterpriseMessages } from '../messages.js'
import { memberBulkActions, memberPageActions, memberRowActions } from './memberActions.js'
import { countMemberFilters, hasMemberFilter, MemberFilters, noFilters } from './MemberFilters.js'
import type { Member } from './memberQueries.js'
import { memberResource } from './memberResource.js'
import type { OrganizationQuery } from './organizationQuery.js'

/** @public */
export interface MemberSectionProps extends QueryProps<OrganizationQuery> {
  /** Above the list. */
  header: ReactNode
}

/** The people of a department, or of the tenant: filters, table, what can be done with them. */
export function MemberSection({ header, ...props }: MemberSectionProps) {
  const t = useMessages(enterpriseMessages)
  const members = useResourcePage(props, memberResource)
  const { query } = members
  if (!usePermitted()(memberResource.permission))
    return (
      <section className="sp-resource" aria-label={t.members}>
        {header}
        <NoPermissionState permission={memberResource.permission} />
      </section>
    )
  return (
    <ResourcePage state={members} isSection>
      {header}
      <ResourcePage.Toolbar actions={memberPageActions} bulk={memberBulkActions}>
        <ResourcePage.Filters count={countMemberFilters(query)}>
          <MemberFilters query={query} onChange={members.setFilter} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={memberRowActions}
        rowName={({ nickName }: Member) => nickName}
        isSelectable
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
                  onClick={() => members.setFilter(noFilters)}
                >
                  {t.clearFilters}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={query.deptId === undefined ? t.noMembers : t.noMembersHere}
              text={t.noMembersHelp}
              action={<ActionBar actions={memberPageActions} target={undefined} />}
            />
          )
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
