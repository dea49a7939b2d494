import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useOpenDialog } from '../dialogs/useOpenDialog.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

export interface FoldedFiltersProps {
  /** How many narrow the list. */
  count: number
  /** Rows that they find. */
  total: number
  children: ReactNode
}

/**
 * The filters of a list on a narrow screen: a button that says how many are set, and opens them at the
 * edge. Each acts at once, as beside the list. Escape and the button at the foot close; the focus goes back.
 */
export function FoldedFilters({ count, total, children }: FoldedFiltersProps) {
  const messages = useMessages(uiMessages)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useOpenDialog({ isOpen, onDismiss: close })
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      placement="end"
      size="xs"
      onEscapeKeyDown={(event) => {
        if (isSearching(event.target)) event.preventDefault()
      }}
      finalFocusEl={() => button.current}
      lazyMount
      unmountOnExit={false} // what is typed as it closes is still searched
    >
      <Button
        ref={button}
        variant="outline"
        colorPalette="gray"
        className="sp-filters-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count > 0 ? messages.filtersSet(count) : messages.filters}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {messages.filters}
        {count > 0 && <span className="sp-filters-count">{count}</span>}
      </Button>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{messages.filters}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <button type="button" className="sp-icon-button" aria-label={messages.close}>
                  <X size={18} aria-hidden />
                </button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <div className="sp-filters" role="group" aria-label={messages.filters}>
                {children}
              </div>
            </Drawer.Body>
            <Drawer.Footer>
              <Button w="full" onClick={close}>
                {messages.showResults(total)}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

/** A search text takes Escape for itself: it clears, and the next one closes. */
function isSearching(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
}
