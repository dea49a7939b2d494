import { Box } from '@chakra-ui/react/box'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import {
  defineDialog,
  DescriptionList,
  type DialogProps,
  useLanguage,
  useMessages,
  useOpenDialog,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { X } from 'lucide-react'
import { useState } from 'react'
import { objectKindName, type OperatorLog } from '../history/auditChanges.js'
import { ChangeTable } from '../history/ChangeTable.js'
import { historyMessages } from '../history/historyMessages.js'
import type { Scope } from '../sources/source.js'
import { logMessages } from './logMessages.js'
import { Actor } from './operatorLogColumns.js'

export interface LogDetailProps extends DialogProps {
  /** The line on show. */
  line: OperatorLog
  /** Names the customer of a line, where lines are of several. */
  scope?: Scope | undefined
}

/** One line of the operator log at the right edge: who, what, where from, and before and after. */
export function LogDetail({ line, scope, onClose }: LogDetailProps) {
  const t = useMessages(logMessages)
  const [isOpen, setOpen] = useState(true)
  useOpenDialog({ isOpen, onDismiss: () => setOpen(false) })
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      onExitComplete={() => onClose()}
      placement="end"
      size="lg"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{t.detailTitle(line.operationName)}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <button type="button" className="sp-icon-button" aria-label={t.close}>
                  <X size={18} aria-hidden />
                </button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body
              role="region"
              aria-label={t.detail}
              tabIndex={0} // it may scroll, so the keyboard must reach it
            >
              <Detail line={line} scope={scope} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

/** Shows a line of the operator log. */
export const logDetailDialog = defineDialog(LogDetail)

function Detail({ line, scope }: { line: OperatorLog; scope: Scope | undefined }) {
  const t = useMessages(logMessages)
  const { changes } = useMessages(historyMessages)
  const language = useLanguage()
  return (
    <Box display="grid" gap="6">
      <DescriptionList
        items={[
          { label: t.operator, value: <Actor line={line} /> },
          { label: t.at, value: formatTime(line.at) },
          { label: t.object, value: line.objectName ?? line.objectId },
          {
            label: t.objectKind,
            value: line.objectTable && objectKindName(line.objectTable, language),
          },
          ...(scope ? [{ label: t.customer, value: scope.column.cell?.(line) }] : []),
          { label: t.appCode, value: line.appCode },
          { label: t.address, value: line.address },
          { label: t.terminal, value: line.terminal },
          ...(line.actingUserId
            ? [{ label: t.actingUser, value: line.actingUserName ?? line.actingUserId }]
            : []),
          { label: t.traceId, value: line.traceId, isWide: true },
        ]}
      />
      <section>
        <Box as="h3" fontWeight="medium" mb="2">
          {changes}
        </Box>
        <ChangeTable line={line} />
      </section>
    </Box>
  )
}
