import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { FilterCheck, FilterSelect, SearchField, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { enterpriseMessages } from '../messages.js'
import type { OrganizationQuery } from './organizationQuery.js'
import { roleListOptions } from './roleQueries.js'

/** @public */
export interface MemberFiltersProps {
  query: OrganizationQuery
  /** Merges into the query and goes back to page 1. */
  onChange: (filter: Partial<OrganizationQuery>) => void
}

/** Keyword, state, role, and whether the departments below count. Stands in the page of its list. */
export function MemberFilters({ query, onChange }: MemberFiltersProps) {
  const t = useMessages(enterpriseMessages)
  const { data: roles = [] } = useQuery(roleListOptions(useApi()))
  return (
    <>
      <SearchField name="keyword" label={t.searchMembers} placeholder={t.searchMembersHelp} />
      <FilterSelect
        name="status"
        label={t.anyStatus}
        options={[
          { value: 'active', label: t.statusActive },
          { value: 'invited', label: t.statusInvited },
          { value: 'disabled', label: t.statusDisabled },
        ]}
      />
      <FilterSelect
        name="roleId"
        label={t.anyRole}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {query.deptId !== undefined && (
        <FilterCheck name="descendants" label={t.withDescendants} isOnByDefault />
      )}
      {hasMemberFilter(query) && (
        <Button variant="ghost" colorPalette="gray" onClick={() => onChange(noFilters)}>
          {t.clearFilters}
        </Button>
      )}
    </>
  )
}

export const noFilters = { keyword: undefined, status: undefined, roleId: undefined }

/** Whether anything but the department narrows the list. */
export function hasMemberFilter(query: OrganizationQuery): boolean {
  return countMemberFilters({ ...query, descendants: undefined }) > 0
}

/** How many of the filters are set; the department is chosen in its tree. */
export function countMemberFilters(query: OrganizationQuery): number {
  const { keyword, status, roleId, descendants } = query
  return [keyword, status, roleId, descendants].filter((value) => value !== undefined).length
}
