import { pageSlots } from '@spruce/designer-engine'
import { ListDialog, useMessages } from '@spruce/shell-ui'
import { useEffect, useRef, useState } from 'react'
import { bodySlot, groupType, sectionType, titleOf } from '../containers/containers.js'
import { fillText } from '../data/variables.js'
import { pageMessages } from '../messages.js'
import { PlaceVariables } from '../variables/PlaceVariables.js'
import { HeadingContext, usePage, usePageVariables } from './PageContext.js'
import { PageItem } from './PageItem.js'
import { useShownNodes } from './useShownNodes.js'

/** Props of PageDialog. */
export interface PageDialogProps {
  /** Of what stands among the dialogs of the page. */
  readonly id: string
  /** Asked to close it. */
  readonly onClose: () => void
}

/** A dialog of the page: what lies in a group, or one component. One whose rules do not hold stays closed. */
export function PageDialog({ id, onClose }: PageDialogProps) {
  const { renderGrid } = usePage()
  const { values } = usePageVariables()
  const messages = useMessages(pageMessages)
  const node = useShownNodes(null, pageSlots.dialogs).find((one) => one.id === id)
  const isGone = node === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  useFocusAfterwards()
  if (!node) return null
  const title = fillText(titleOf(node), values) || messages.dialog
  return (
    <ListDialog title={title} onClose={onClose}>
      <div className="sp-page">
        <HeadingContext value={3}>
          {/* A section that is a dialog itself has them in its head. */}
          {node.type !== sectionType && <PlaceVariables id={id} title={title} />}
          {node.type === groupType ? renderGrid(node.id, bodySlot) : <PageItem node={node} />}
        </HeadingContext>
      </div>
    </ListDialog>
  )
}

/** Gives the focus back to where it was when the dialog came. */
function useFocusAfterwards() {
  const [before] = useState(() => document.activeElement)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      requestAnimationFrame(() => {
        const now = document.activeElement
        const isLost = now === null || now === document.body
        if (isLost && !isShown.current && before instanceof HTMLElement) before.focus()
      })
    }
  }, [before])
}
