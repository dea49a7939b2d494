import { useApi } from '@spruce/session/react'
import { TreeSelectField, useMessages, useNestedSource } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type Area, areaListOptions } from '../devices/deviceQueries.js'
import { type AreaNode, areaTree } from './areaTree.js'
import { areaMessages } from './areaMessages.js'

export interface AreaFieldProps {
  /** Key of the draft; it holds the id of an area, or null. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Stands below the field until an error takes its place. */
  help?: string
  /** Marks the field; the form around it checks it. */
  isRequired?: boolean
  /** What null says. Absent: there is no null to choose. */
  rootLabel?: string
  /** An area that is not offered, nor are those below it. */
  excluded?: string | undefined
}

const noAreas: readonly Area[] = []

/** Chooses an area. */
export function AreaField({ excluded, ...field }: AreaFieldProps) {
  const t = useMessages(areaMessages)
  const { data: areas = noAreas } = useQuery(areaListOptions(useApi()))
  const tree = useMemo(() => areaTree(areas, excluded), [areas, excluded])
  const toItem = useCallback(
    ({ id, area, children, deviceCount }: AreaNode) => ({
      id,
      label: area.name,
      hasChildren: children.length > 0,
      note: t.deviceCount(deviceCount),
      data: area,
    }),
    [t],
  )
  return (
    <TreeSelectField<Area>
      {...field}
      {...useNestedSource(tree, toItem)}
      labelOf={(id) => areas.find((area) => area.id === id)?.name}
    />
  )
}
