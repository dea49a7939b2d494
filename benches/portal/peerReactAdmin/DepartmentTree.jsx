import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import { childrenOf } from '../peerParts/calls.mjs'

function useDepartments(parent, enabled = true) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: ['departments', parent?.id],
    queryFn: () => dataProvider.listDepartments(parent?.id),
    initialData: childrenOf(parent),
    staleTime: 30_000,
    enabled,
  })
}

/** A department and, while it is open, those below it. */
function Department({ department, level, isOpenAtFirst = false }) {
  const { id, name, memberCount, childCount } = department
  const { filterValues, setFilters } = useListContext()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { data } = useDepartments(department, isOpen && childCount > 0)
  const toggle = (event) => {
    event.stopPropagation()
    setOpen(!isOpen)
  }
  const Arrow = isOpen ? ExpandMore : ChevronRight
  return (
    <>
      <ListItemButton
        dense
        role="treeitem"
        aria-expanded={childCount > 0 ? isOpen : undefined}
        selected={filterValues.deptId === id}
        sx={{ pl: level * 2 }}
        onClick={() => setFilters({ ...filterValues, deptId: id })}
      >
        {childCount > 0 && <Arrow fontSize="small" onClick={toggle} />}
        <ListItemText primary={`${name} ${memberCount}`} />
      </ListItemButton>
      {isOpen &&
        data?.map((below) => <Department key={below.id} department={below} level={level + 1} />)}
    </>
  )
}

/** The departments; an opened branch loads what is below it, the only root is open. */
export function DepartmentTree() {
  const { data = [] } = useDepartments()
  return (
    <List role="tree" sx={{ width: 280, flex: 'none', order: -1, overflow: 'auto' }}>
      {data.map((department) => (
        <Department
          key={department.id}
          department={department}
          level={1}
          isOpenAtFirst={data.length === 1}
        />
      ))}
    </List>
  )
}
