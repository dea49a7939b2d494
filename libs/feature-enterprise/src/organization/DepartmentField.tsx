import { type TreeItem, TreeSelectField, useMessages } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enterpriseMessages } from '../messages.js'
import { departmentName } from './departmentNames.js'
import type { DeptNode } from './departmentQueries.js'
import { useDepartmentTree } from './useDepartmentTree.js'

/** @public */
export interface DepartmentFieldProps {
  /** Key of the draft; it holds the id of a department, or null for the top. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Stands below the field until an error takes its place. */
  help?: string
  /** Marks the field; the form around it checks it. */
  isRequired?: boolean
  /** Offers the top level. */
  hasTop?: boolean
  /** Offers none at all, called so. */
  noneLabel?: string
  /** Departments that cannot be chosen, nor anything below them. */
  excluded?: readonly string[]
}

const none: readonly string[] = []

/** Chooses a department from the tree, which loads as it opens and is searched by the server. */
export function DepartmentField(props: DepartmentFieldProps) {
  const { name, label, help, isRequired, hasTop = false, noneLabel, excluded = none } = props
  const t = useMessages(enterpriseMessages)
  const client = useQueryClient()
  const tree = useDepartmentTree()
  const { getBranch } = tree
  const branchOf = useMemo<typeof getBranch>(
    () => (parentId) => {
      const branch = getBranch(parentId)
      return branch && { ...branch, items: branch.items.map((item) => closed(item, excluded)) }
    },
    [getBranch, excluded],
  )
  return (
    <TreeSelectField<DeptNode>
      name={name}
      label={label}
      help={help}
      isRequired={isRequired}
      rootLabel={hasTop ? t.topLevel : noneLabel}
      getBranch={branchOf}
      expanded={tree.expanded}
      onExpandedChange={tree.setExpanded}
      keyword={tree.keyword}
      onSearch={(keyword) => tree.setKeyword(keyword ?? '')}
      labelOf={(id) => departmentName(client, id)}
      canChoose={(item) => !excluded.includes(item.id)}
    />
  )
}

function closed(item: TreeItem<DeptNode>, excluded: readonly string[]): TreeItem<DeptNode> {
  return excluded.includes(item.id) ? { ...item, hasChildren: false } : item
}
