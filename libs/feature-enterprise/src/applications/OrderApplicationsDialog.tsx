import { mutationOf } from '@spruce/api-client'
import { orderApps } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  type DialogProps,
  EmptyState,
  ListDialog,
  moved,
  useLanguage,
  useMessages,
  useReorder,
} from '@spruce/shell-ui'
import { Box } from '@chakra-ui/react/box'
import { useMutation } from '@tanstack/react-query'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { applicationMessages } from './applicationMessages.js'
import type { Application } from './applicationQueries.js'

export interface OrderApplicationsDialogProps extends DialogProps<never> {
  /** As they stand now. */
  applications: readonly Application[]
}

/** Puts applications in an order, by dragging or by keys. Each move is saved at once. */
export function OrderApplicationsDialog({ applications, onClose }: OrderApplicationsDialogProps) {
  const api = useApi()
  const t = useMessages(applicationMessages)
  const language = useLanguage()
  const [shown, setShown] = useState(applications)
  const [news, setNews] = useState('')
  const order = useMutation(mutationOf(api, orderApps))
  const { listRef, handleProps, itemStyle, draggedIndex } = useReorder({ axis: 'y', onMove: move })

  function move(from: number, to: number) {
    const app = shown[from]
    // The next one waits for the answer: an order is made of the one before.
    if (!app || to < 0 || to >= shown.length || order.isPending) return
    const next = moved(shown, from, to)
    setShown(next)
    setNews(t.movedTo(app.name[language], to + 1, shown.length))
    const appCodes = next.map(({ appCode }) => appCode)
    order.mutate({ body: { appCodes } }, { onError: () => setShown(shown) })
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
        <EmptyState title={t.noOwn} />
      ) : (
        <>
          <Box as="p" color="fg.muted" mb="3">
            {t.orderHelp}
          </Box>
          <ul
            aria-label={t.orderLabel}
            ref={(list) => {
              listRef.current = list
            }}
          >
            {shown.map((app, index) => (
              <Box
                as="li"
                key={app.appCode}
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
                  aria-label={t.move(app.name[language])}
                  {...handleProps(index)}
                  onKeyDown={(event: KeyboardEvent) => moveByKey(event, index)}
                >
                  <GripVertical size={16} aria-hidden />
                </Box>
                <Box as="span" flex="1" minW="0" overflowWrap="anywhere">
                  {app.name[language]}
                </Box>
                <Box as="span" flex="none" color="fg.muted">
                  {t[app.kind]}
                </Box>
              </Box>
            ))}
          </ul>
        </>
      )}
      <span className="sp-sr-only" role="status">
        {news}
      </span>
    </ListDialog>
  )
}
