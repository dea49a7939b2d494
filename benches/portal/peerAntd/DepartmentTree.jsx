import { useQueries, useQuery } from '@tanstack/react-query'
import { Tree } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { childrenOf } from '../peerParts/calls.mjs'
import { departmentsOptions } from './queries.mjs'

const none = []

function nodesOf(departments, branches) {
  return departments.map(({ id, name, memberCount, childCount }) => ({
    key: id,
    title: `${name} ${memberCount}`,
    isLeaf: childCount === 0,
    children: branches.has(id) ? nodesOf(branches.get(id), branches) : undefined,
  }))
}

/** The departments; an opened branch loads what is below it, the only root is open. */
export function DepartmentTree({ selected, onSelect }) {
  const { data: top = none } = useQuery(departmentsOptions(undefined))
  const [chosen, setExpanded] = useState()
  const expanded = useMemo(() => chosen ?? (top.length === 1 ? [top[0].id] : none), [chosen, top])
  const branches = useQueries({
    queries: expanded.map((id) => ({
      ...departmentsOptions(id),
      initialData: childrenOf(top.find((department) => department.id === id)),
    })),
    combine: useCallback(
      (results) => new Map(results.flatMap(({ data }, at) => (data ? [[expanded[at], data]] : []))),
      [expanded],
    ),
  })
  const nodes = useMemo(() => nodesOf(top, branches), [top, branches])
  return (
    <Tree
      blockNode
      motion={false}
      height={700}
      treeData={nodes}
      expandedKeys={expanded}
      selectedKeys={selected ? [selected] : none}
      onExpand={setExpanded}
      onSelect={([id]) => onSelect(id)}
    />
  )
}
