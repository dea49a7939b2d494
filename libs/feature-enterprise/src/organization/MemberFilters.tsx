import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { FilterCheck, FilterSelect, SearchField, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { enterpriseMessages } from '../messages.js'
import { isMemberStatus, type OrganizationQuery } from './organizationQuery.js'
import { roleListOptions } from './roleQueries.js'

/** @public */
export interface MemberFiltersProps {
  query: OrganizationQuery
  /** Merges into the query and goes back to page 1. */
  onChange: (filter: Partial<OrganizationQuery>) => void
}

/** Keyword, state, role, and whether the departments below count. */
export function MemberFilters({ query, onChange }: MemberFiltersProps) {
  const api = useApi()
  const t = useMessages(enterpriseMessages)
  const roles = useQuery(roleListOptions(api))
  const isFiltered = hasMemberFilter(query)
  return (
    <>
      <SearchField
        label={t.searchMembers}
        placeholder={t.searchMembersHelp}
        value={query.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
      <FilterSelect
        label={t.anyStatus}
        value={query.status}
        options={[
          { value: 'active', label: t.statusActive },
          { value: 'invited', label: t.statusInvited },
          { value: 'disabled', label: t.statusDisabled },
        ]}
        onChange={(status) =>
          onChange({ status: status !== undefined && isMemberStatus(status) ? status : undefined })
        }
      />
      <FilterSelect
        label={t.anyRole}
        value={query.roleId}
        options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(roleId) => onChange({ roleId })}
      />
      {query.deptId !== undefined && (
        <FilterCheck
          label={t.withDescendants}
          isOnByDefault
          value={query.descendants}
          onChange={(descendants) => onChange({ descendants })}
        />
      )}
      {isFiltered && (
        <Button
          variant="ghost"
          colorPalette="gray"
          onClick={() => onChange({ keyword: undefined, status: undefined, roleId: undefined })}
        >
          {t.clearFilters}
        </Button>
      )}
    </>
  )
}

/** Whether anything but the department narrows the list. */
export function hasMemberFilter(query: OrganizationQuery): boolean {
  return countMemberFilters({ ...query, descendants: undefined }) > 0
}

/** How many of the filters are set; the department is chosen in its tree. */
export function countMemberFilters(query: OrganizationQuery): number {
  const { keyword, status, roleId, descendants } = query
  return [keyword, status, roleId, descendants].filter((value) => value !== undefined).length
}
