import { Box } from '@chakra-ui/react/box'
import { mutationOf } from '@spruce/api-client'
import { orderWorkbenches } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  type DialogProps,
  EmptyState,
  ListDialog,
  moved,
  useMessages,
  useReorder,
} from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { workbenchMessages } from './workbenchMessages.js'
import type { WorkbenchRow } from './workbenchQueries.js'

export interface OrderWorkbenchesDialogProps extends DialogProps<never> {
  /** The business workbenches, as they count now. */
  workbenches: readonly WorkbenchRow[]
}

/** Puts business workbenches in the order in which they count. Each move is saved at once. */
export function OrderWorkbenchesDialog({ workbenches, onClose }: OrderWorkbenchesDialogProps) {
  const api = useApi()
  const t = useMessages(workbenchMessages)
  const [shown, setShown] = useState(workbenches)
  const [news, setNews] = useState('')
  const order = useMutation(mutationOf(api, orderWorkbenches))
  const { listRef, handleProps, itemStyle, draggedIndex } = useReorder({ axis: 'y', onMove: move })

  function move(from: number, to: number) {
    const workbench = shown[from]
    // The next one waits for the answer: an order is made of the one before.
    if (!workbench || to < 0 || to >= shown.length || order.isPending) return
    const next = moved(shown, from, to)
    setShown(next)
    setNews(t.movedTo(workbench.name, to + 1, shown.length))
    order.mutate({ body: { ids: next.map(({ id }) => id) } }, { onError: () => setShown(shown) })
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!step) return
    event.preventDefault()
    move(index, index + step)
  }

  return (
    <ListDialog title={t.orderTitle} onClose={() => onClose()}>
      {shown.length === 0 ? (
        <EmptyState title={t.none} />
      ) : (
        <>
          <Box as="p" color="fg.muted" mb="3">
            {t.orderHelp}
          </Box>
          <ol
            aria-label={t.orderLabel}
            ref={(list) => {
              listRef.current = list
            }}
          >
            {shown.map((workbench, index) => (
              <Box
                as="li"
                key={workbench.id}
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
                  aria-label={t.move(workbench.name)}
                  {...handleProps(index)}
                  onKeyDown={(event: KeyboardEvent) => moveByKey(event, index)}
                >
                  <GripVertical size={16} aria-hidden />
                </Box>
                <Box as="span" flex="1" minW="0" overflowWrap="anywhere">
                  {workbench.name}
                </Box>
                <Box as="span" flex="none" color="fg.muted">
                  {t[workbench.status]}
                </Box>
              </Box>
            ))}
          </ol>
        </>
      )}
      <span className="sp-sr-only" role="status">
        {news}
      </span>
    </ListDialog>
  )
}
