import { observer } from 'mobx-react-lite'
import { useEffect, useId, useMemo, useRef } from 'react'
import { CanvasContext } from './CanvasContext.js'
import { useDesign } from './DesignerProvider.js'
import { DesignerSlot } from './DesignerSlot.js'
import { slotsOfPage, type DesignSession } from './DesignSession.js'
import { hidden } from './hidden.js'
import { attachKeyboard } from './keyboard.js'
import { designerMessages } from './messages.js'
import { attachPointer } from './pointer.js'

/** Props of DesignerCanvas. */
export interface DesignerCanvasProps {
  /** Of one row, in px; default 30. */
  readonly rowHeight?: number
  /** With more components in one slot, only those in sight are mounted; default 300. */
  readonly mountsAllBelow?: number
}

/** The page while it is designed: every component may be moved, sized and removed, by pointer and by keys. */
export function DesignerCanvas({ rowHeight = 30, mountsAllBelow = 300 }: DesignerCanvasProps) {
  const { session, language } = useDesign()
  const messages = designerMessages(language)
  const ref = useRef<HTMLDivElement>(null)
  const help = useId()
  useEffect(() => {
    const root = ref.current
    if (!root) return
    const stops = [attachPointer(root, session), attachKeyboard(root, session)]
    return () => stops.forEach((stop) => stop())
  }, [session])
  const options = useMemo(
    () => ({ rowHeight, mountsAllBelow, renderSlot }),
    [rowHeight, mountsAllBelow],
  )
  return (
    <CanvasContext value={options}>
      <div
        ref={ref}
        role="application"
        aria-label={messages.canvas}
        aria-describedby={help}
        data-designer-canvas=""
        tabIndex={-1}
      >
        {slotsOfPage.map((slot) => (
          <DesignerSlot key={slot} parent={null} slot={slot} />
        ))}
        <p id={help} style={hidden}>
          {messages.canvasHelp}
        </p>
        <FocusKeeper session={session} root={ref} />
      </div>
    </CanvasContext>
  )
}

const renderSlot = (parent: string, slot: string) => <DesignerSlot parent={parent} slot={slot} />

interface FocusKeeperProps {
  readonly session: DesignSession
  readonly root: React.RefObject<HTMLElement | null>
}

/** Brings the focus where the session wants it, as soon as that is mounted. */
const FocusKeeper = observer(function FocusKeeper({ session, root }: FocusKeeperProps) {
  const { focusRequest } = session
  useEffect(() => {
    if (!focusRequest) return
    const { id } = focusRequest
    const selector = `[data-designer-item="${CSS.escape(id ?? '')}"]`
    const target = id === null ? root.current : root.current?.querySelector<HTMLElement>(selector)
    target?.focus()
  }, [focusRequest, root])
  return null
})
