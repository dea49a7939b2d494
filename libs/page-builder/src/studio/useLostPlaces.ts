import type { ChangeSet, PageNode } from '@spruce/designer-engine'
import type { ObservableDesigner } from '@spruce/designer-engine/mobx'
import { toast, useMessages } from '@spruce/shell-ui'
import { useEffect } from 'react'
import { isVariablePlace } from '../containers/variablePlaces.js'
import { readVariables } from '../data/variables.js'
import { storedList } from './storedJson.js'
import { variableFormMessages } from './variableFormMessages.js'

/** Tells which variables are the page's from now on, because their section or dialog has gone. */
export function useLostPlaces({ designer }: ObservableDesigner): void {
  const { nowOfPage, comma } = useMessages(variableFormMessages)
  useEffect(
    () =>
      designer.on('change', (changes, { isPreview }) => {
        if (isPreview) return
        const gone = goneIn(changes)
        if (gone.size === 0) return
        const names = readVariables(storedList(designer.document, 'variables'))
          .filter(({ placeId = '' }) => gone.has(placeId))
          .map(({ name, label = name }) => label)
        if (names.length > 0) toast.info(nowOfPage(names.join(comma)))
      }),
    [designer, nowOfPage, comma],
  )
}

/** The ids of what was a section or dialog and is none any more. */
function goneIn({ removed, updated }: ChangeSet): ReadonlySet<string> {
  const isGone = ([, [from, to]]: readonly [string, readonly [PageNode, PageNode]]) =>
    isVariablePlace(from) && !isVariablePlace(to)
  const places = [...removed].filter(([, node]) => isVariablePlace(node))
  return new Set([...places, ...[...updated].filter(isGone)].map(([id]) => id))
}
