import { ResourcePage, useResourcePage } from '@spruce/shell-ui'
import type { ReactNode } from 'react'
import { memberResource } from '../organization/memberResource.js'
import type { MemberFiltersProps } from '../organization/memberFilterState.js'

interface FilterStageProps extends MemberFiltersProps {
  /** The filters, with what they narrow. */
  children: (filters: MemberFiltersProps) => ReactNode
}

/** The page of a list around its filters, without the list. */
export function FilterStage({ query, onChange, children }: FilterStageProps) {
  const members = useResourcePage({ query, onQueryChange: onChange }, memberResource)
  return (
    <ResourcePage state={members} isSection>
      <div className="sp-filters">{children({ query, onChange: members.setFilter })}</div>
    </ResourcePage>
  )
}
