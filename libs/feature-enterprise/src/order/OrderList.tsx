import { Box } from '@chakra-ui/react/box'
import { EmptyState, moved, useReorder } from '@spruce/shell-ui'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

/** One of what is put in an order. */
export interface Ordered {
  readonly id: string
  readonly name: string
  /** Beside the name. */
  readonly note: string
}

export interface OrderListProps {
  /** In the order that they have now. */
  readonly items: readonly Ordered[]
  readonly label: string
  /** How it is done, above the list. */
  readonly help: string
  readonly emptyText: string
  /** Of the handle of one. */
  readonly moveLabel: (name: string) => string
  /** Told once one was moved, its place 1-based. */
  readonly movedText: (name: string, at: number, of: number) => string
  /** Keeps an order: all ids. A rejection takes the move back. */
  readonly onOrder: (ids: readonly string[]) => Promise<unknown>
}

/** Puts things in an order, by dragging or by the arrow keys. Each move is saved at once. */
export function OrderList(props: OrderListProps) {
  const { items, label, help, emptyText, moveLabel, movedText, onOrder } = props
  const [shown, setShown] = useState(items)
  const [isSaving, setSaving] = useState(false)
  const [news, setNews] = useState('')
  const { listRef, handleProps, itemStyle, draggedIndex } = useReorder({
    axis: 'y',
    onMove: (from, to) => void move(from, to),
  })

  async function move(from: number, to: number) {
    const item = shown[from]
    // The next one waits for the answer: an order is made of the one before.
    if (!item || to < 0 || to >= shown.length || isSaving) return
    const next = moved(shown, from, to)
    setShown(next)
    setNews(movedText(item.name, to + 1, shown.length))
    setSaving(true)
    await onOrder(next.map(({ id }) => id)).catch(() => setShown(shown))
    setSaving(false)
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!step) return
    event.preventDefault()
    void move(index, index + step)
  }

  if (shown.length === 0) return <EmptyState title={emptyText} />
  return (
    <>
      <Box as="p" color="fg.muted" mb="3">
        {help}
      </Box>
      <ol
        aria-label={label}
        ref={(list) => {
          listRef.current = list
        }}
      >
        {shown.map(({ id, name, note }, index) => (
          <Box
            as="li"
            key={id}
            data-reorder-item
            style={itemStyle(index)}
            display="flex"
            alignItems="center"
            gap="2"
            minH="10"
            px="2"
            bg={draggedIndex === index ? 'bg.emphasized' : 'bg.panel'}
            borderBottomWidth="1px"
            borderColor="border.muted"
          >
            <Box
              as="button"
              flex="none"
              p="1"
              color="fg.muted"
              cursor="grab"
              touchAction="none"
              aria-label={moveLabel(name)}
              {...handleProps(index)}
              onKeyDown={(event: KeyboardEvent) => moveByKey(event, index)}
            >
              <GripVertical size={16} aria-hidden />
            </Box>
            <Box as="span" flex="1" minW="0" overflowWrap="anywhere">
              {name}
            </Box>
            <Box as="span" flex="none" color="fg.muted">
              {note}
            </Box>
          </Box>
        ))}
      </ol>
      <span className="sp-sr-only" role="status">
        {news}
      </span>
    </>
  )
}
