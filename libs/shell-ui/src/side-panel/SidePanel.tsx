import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { PanelLeft, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useOpenDialog } from '../dialogs/useOpenDialog.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useIsNarrow } from '../provider/useMedia.js'

export interface SidePanelProps {
  /** Heading, and the name of the drawer's button on narrow screens. */
  title: string
  /** Beside the heading. */
  actions?: ReactNode
  /** Pixels. Default: 280. */
  initialWidth?: number
  /** Changing it closes the drawer: something was chosen in it. Compared by `Object.is`. */
  closeKey?: unknown
  /** What stands beside the panel. */
  content: ReactNode
  /** The panel itself. */
  children?: ReactNode
}

const least = 200
const most = 560
const keyStep = 16

/** A tree or list beside its content: resizable, a drawer below 768 px. */
export function SidePanel(props: SidePanelProps) {
  const { title, actions, initialWidth = 280, closeKey, content, children } = props
  const isNarrow = useIsNarrow()
  const turn = useTurn(closeKey)
  return (
    <div className="sp-split">
      {isNarrow ? (
        <PanelDrawer key={turn} title={title} actions={actions}>
          {children}
        </PanelDrawer>
      ) : (
        <PanelBeside title={title} actions={actions} initialWidth={initialWidth}>
          {children}
        </PanelBeside>
      )}
      <div className="sp-split-content">{content}</div>
    </div>
  )
}

/** How often a value has become another one. */
function useTurn(value: unknown): number {
  const [current, setCurrent] = useState({ value, turn: 0 })
  if (Object.is(current.value, value)) return current.turn
  const next = { value, turn: current.turn + 1 }
  setCurrent(next)
  return next.turn
}

interface PanelProps {
  title: string
  actions: ReactNode
  children?: ReactNode
}

interface PanelBesideProps extends PanelProps {
  initialWidth: number
}

function PanelBeside({ title, actions, initialWidth, children }: PanelBesideProps) {
  const messages = useMessages(uiMessages)
  const [width, setWidth] = useState(initialWidth)
  const start = useRef<{ x: number; width: number } | undefined>(undefined)
  const resize = (next: number) => setWidth(Math.min(Math.max(next, least), most))

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: -keyStep, ArrowRight: keyStep }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    resize(width + step)
  }

  function onPointerMove(event: PointerEvent) {
    if (start.current) resize(start.current.width + event.clientX - start.current.x)
  }

  return (
    <>
      <aside className="sp-side-panel" style={{ width }} aria-label={title}>
        <div className="sp-side-head">
          <h2 className="sp-side-title">{title}</h2>
          {actions}
        </div>
        {children}
      </aside>
      {/* eslint-disable jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/no-noninteractive-tabindex -- a separator that moves is a widget (WAI-ARIA window splitter) */}
      <div
        role="separator"
        tabIndex={0}
        className="sp-splitter"
        aria-label={messages.resizePanel}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { x: event.clientX, width }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (start.current = undefined)}
        onPointerCancel={() => (start.current = undefined)}
      />
      {/* eslint-enable jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/no-noninteractive-tabindex */}
    </>
  )
}

function PanelDrawer({ title, actions, children }: PanelProps) {
  const messages = useMessages(uiMessages)
  const [isOpen, setOpen] = useState(false)
  useOpenDialog({ isOpen, onDismiss: () => setOpen(false) })
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      placement="start"
      size="xs"
      lazyMount
    >
      <Drawer.Trigger asChild>
        <Button
          variant="outline"
          colorPalette="gray"
          className="sp-side-open"
          maxW="calc(100% - 32px)" // a long title takes more lines, and the button grows
          h="auto"
          minH="control"
          py="1"
          whiteSpace="normal"
          lineHeight="1.25"
        >
          <PanelLeft aria-hidden />
          {title}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
              {actions}
              <Drawer.CloseTrigger asChild>
                <button type="button" className="sp-icon-button" aria-label={messages.close}>
                  <X size={18} aria-hidden />
                </button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body className="sp-drawer-body">{children}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
