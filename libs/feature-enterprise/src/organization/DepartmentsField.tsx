import { MultiTreeSelectField } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { departmentName } from './departmentNames.js'
import type { DeptNode } from './departmentQueries.js'
import { useDepartmentTree } from './useDepartmentTree.js'

/** @public */
export interface DepartmentsFieldProps {
  /** Key of the draft; it holds ids of departments, the main one first. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Stands below the field until an error takes its place. */
  help?: string
  /** Marks the field; the form around it checks it. */
  isRequired?: boolean
  /** Departments that are chosen at the start, by name. */
  chosen: readonly { id: string; name: string }[]
}

/** Chooses departments from the tree, which loads as it opens and is searched by the server. */
export function DepartmentsField({ name, label, help, isRequired, chosen }: DepartmentsFieldProps) {
  const client = useQueryClient()
  const { getBranch, expanded, setExpanded, keyword, setKeyword } = useDepartmentTree()
  return (
    <MultiTreeSelectField<DeptNode>
      name={name}
      label={label}
      help={help}
      isRequired={isRequired}
      getBranch={getBranch}
      expanded={expanded}
      onExpandedChange={setExpanded}
      keyword={keyword}
      onSearch={(text) => setKeyword(text ?? '')}
      labelOf={(id) => chosen.find((row) => row.id === id)?.name ?? departmentName(client, id)}
    />
  )
}
