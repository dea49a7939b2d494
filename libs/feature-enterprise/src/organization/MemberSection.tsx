import { Button } from '@chakra-ui/react/button'
import {
  ActionBar,
  EmptyState,
  NoPermissionState,
  type QueryProps,
  ResourcePage,
  useIsNarrow,
  useMessages,
  usePermitted,
  useResourcePage,
} from '@spruce/shell-ui'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { BulkStrip } from '../bulk-changes/BulkStrip.js'
import { enterpriseMessages } from '../messages.js'
import { memberBulkActions, memberRowActions } from './memberActions.js'
import { MemberFilters } from './MemberFilters.js'
import {
  countMemberFilters,
  hasMemberFilter,
  hasMoreFilter,
  noFilters,
} from './memberFilterState.js'
import { memberPageActions } from './memberPageActions.js'
import type { Member } from './memberQueries.js'
import { memberResource } from './memberResource.js'
import { MoreMemberFilters } from './MoreMemberFilters.js'
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
  const isNarrow = useIsNarrow()
  const [isMore, setMore] = useState(hasMoreFilter(query))
  const moreId = useId()
  const filters = { query, onChange: members.setFilter }
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
      <BulkStrip />
      <ResourcePage.Toolbar bulk={memberBulkActions}>
        <ResourcePage.Filters count={countMemberFilters(query)}>
          <MemberFilters {...filters}>
            {isNarrow ? (
              <MoreMemberFilters {...filters} />
            ) : (
              <Button
                variant="ghost"
                colorPalette="gray"
                aria-expanded={isMore}
                aria-controls={moreId}
                onClick={() => setMore(!isMore)}
              >
                <SlidersHorizontal aria-hidden />
                {t.moreFilters}
              </Button>
            )}
          </MemberFilters>
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      {isMore && !isNarrow && (
        <div id={moreId} className="sp-filters" role="group" aria-label={t.moreFilters}>
          <MoreMemberFilters {...filters} />
        </div>
      )}
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
