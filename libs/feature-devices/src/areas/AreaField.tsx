import { useApi } from '@spruce/session/react'
import { idsWithChildren, nestedBranches, TreeSelectField, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Area, areaListOptions } from '../devices/deviceQueries.js'
import { areaTree } from './areaTree.js'
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
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const getBranch = useMemo(
    () =>
      nestedBranches(tree, ({ id, area, children, deviceCount }) => ({
        id,
        label: area.name,
        hasChildren: children.length > 0,
        note: t.deviceCount(deviceCount),
        data: area,
      })),
    [tree, t],
  )
  return (
    <TreeSelectField<Area>
      {...field}
      getBranch={getBranch}
      expanded={opened ?? idsWithChildren(tree)}
      onExpandedChange={setOpened}
      labelOf={(id) => areas.find((area) => area.id === id)?.name}
    />
  )
}
