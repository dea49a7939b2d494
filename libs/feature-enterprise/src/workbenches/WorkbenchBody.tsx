import { Box } from '@chakra-ui/react/box'
import { ActionBar, PageHeader, StatusTag, useLater, useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { useCanUndo } from './useCanUndo.js'
import { workbenchDetailActions } from './workbenchActions.js'
import { statusTones } from './workbenchColumns.js'
import { WorkbenchFacts } from './WorkbenchFacts.js'
import { workbenchMessages } from './workbenchMessages.js'
import { WorkbenchPreview } from './WorkbenchPreview.js'
import type { WorkbenchRow } from './workbenchQueries.js'

export interface WorkbenchBodyProps {
  /** The workbench that the page is about. */
  workbench: WorkbenchRow
  /** What the page is. */
  title: string
  /** One sentence. */
  lead: string
}

/** One workbench: its state, what can be done with it, and how it looks. */
export function WorkbenchBody({ workbench, title, lead }: WorkbenchBodyProps) {
  const t = useMessages(workbenchMessages)
  const canUndo = useCanUndo()
  const actions = useMemo(() => workbenchDetailActions({ canUndo }), [canUndo])
  const { status, hasChanges } = workbench
  return (
    <section className="sp-page" aria-label={title}>
      <PageHeader
        title={title}
        lead={lead}
        aside={
          <>
            <StatusTag tone={statusTones[status]}>{t[status]}</StatusTag>
            {status === 'published' && hasChanges && (
              <StatusTag tone="warning">{t.hasChanges}</StatusTag>
            )}
          </>
        }
        actions={<ActionBar actions={actions} target={workbench} />}
      />
      <Box mt="4" pb="8">
        <WorkbenchFacts workbench={workbench} />
        <WorkbenchPreview workbench={workbench} />
      </Box>
    </section>
  )
}

/** Stands in the place of a workbench that is on its way. */
export function WorkbenchWait() {
  const t = useMessages(workbenchMessages)
  const isShown = useLater(true)
  return (
    <Box role="status" aria-busy="true" aria-label={t.loading} display="grid" gap="4" p="6">
      {isShown &&
        ['40%', '80%', '60%'].map((width) => (
          <span key={width} className="sp-skeleton" style={{ width }} />
        ))}
    </Box>
  )
}
