import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  idsWithChildren,
  nestedBranches,
  Tree,
  type TreeHandle,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { Factory, MapPin } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Area } from '../devices/deviceQueries.js'
import { areaTreeActions, moveAreaOptions } from './areaActions.js'
import { areaMessages } from './areaMessages.js'
import { type AreaPlace, areaTrail, areaTree, placeBeside, placeOfStep } from './areaTree.js'

export interface AreaPanelProps {
  /** All areas. */
  areas: readonly Area[]
  /** The chosen one; undefined: all devices. */
  selected: string | undefined
  /** Chooses an area, or all devices. */
  onSelect: (id: string | undefined) => void
}

/** From so many areas on the tree begins closed. */
const many = 40

/** The areas with how many of their devices are online: chosen, added, renamed, moved and ordered by pointer and keys, removed. */
export function AreaPanel({ areas, selected, onSelect }: AreaPanelProps) {
  const t = useMessages(areaMessages)
  const canEdit = usePermitted()('device:edit')
  const ref = useRef<TreeHandle>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const move = useMutation(moveAreaOptions(useApi()))
  const tree = useMemo(() => areaTree(areas), [areas])
  const getBranch = useMemo(
    () =>
      nestedBranches(tree, ({ id, area, children, onlineCount, deviceCount }) => ({
        id,
        label: area.name,
        hasChildren: children.length > 0,
        note: t.onlineOf(onlineCount, deviceCount),
        data: area,
      })),
    [tree, t],
  )
  const atFirst = useMemo(
    () =>
      areas.length < many
        ? idsWithChildren(tree)
        : new Set(selected === undefined ? [] : areaTrail(areas, selected)),
    [areas, tree, selected],
  )
  /** The next key waits for the answer: an order is made of the one before. */
  const put = (area: Area, place: AreaPlace) => {
    if (!move.isPending) move.mutate({ area, ...place })
  }
  return (
    <>
      <Button
        variant="ghost"
        colorPalette={selected === undefined ? 'accent' : 'gray'}
        bg={selected === undefined ? 'accent.subtle' : undefined}
        flex="none"
        justifyContent="flex-start"
        width="full"
        px="2"
        fontWeight={selected === undefined ? 'medium' : 'normal'}
        aria-pressed={selected === undefined}
        onClick={() => onSelect(undefined)}
      >
        <Factory aria-hidden />
        {t.allDevices}
      </Button>
      <Tree<Area>
        ref={ref}
        label={t.areas}
        getBranch={getBranch}
        expanded={opened ?? atFirst}
        onExpandedChange={setOpened}
        selected={selected}
        onSelect={({ id }) => onSelect(id)}
        actions={areaTreeActions}
        icon={() => <MapPin size={16} aria-hidden />}
        {...(canEdit && {
          onMove: ({ data }, parent) => move.mutate({ area: data, parentId: parent?.id ?? null }),
          onOrder: ({ data }, step) => put(data, placeOfStep(areas, data, step)),
          onPlace: ({ data }, other, side) => put(data, placeBeside(areas, data, other.data, side)),
        })}
        empty={<EmptyState title={t.noAreas} text={t.noAreasHelp} />}
      />
    </>
  )
}
