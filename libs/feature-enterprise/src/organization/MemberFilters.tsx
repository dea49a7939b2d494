import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { FilterCheck, FilterSelect, SearchField, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { enterpriseMessages } from '../messages.js'
import { hasMemberFilter, type MemberFiltersProps, noFilters } from './memberFilterState.js'
import { roleListOptions } from './roleQueries.js'

/** @public */
export interface FirstMemberFiltersProps extends MemberFiltersProps {
  /** Before the button that takes all filters away. */
  children?: ReactNode
}

/** Keyword, state, role, and whether the departments below count. Stands in the page of its list. */
export function MemberFilters({ query, onChange, children }: FirstMemberFiltersProps) {
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
      {children}
      {hasMemberFilter(query) && (
        <Button variant="ghost" colorPalette="gray" onClick={() => onChange(noFilters)}>
          {t.clearFilters}
        </Button>
      )}
    </>
  )
}
