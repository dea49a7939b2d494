import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { FailedState, LazyBoundary, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { WorkbenchSection } from './WorkbenchSection.js'
import { workbenchMessages } from './workbenchMessages.js'
import { draftOptions, revisionOptions, type WorkbenchRow } from './workbenchQueries.js'
import { useWorkbenchSurfaces } from './WorkbenchSurfaces.js'

export interface WorkbenchPreviewProps {
  /** The workbench that is shown. */
  workbench: WorkbenchRow
}

/** A workbench as people see it, and its draft where that is another. */
export function WorkbenchPreview({ workbench }: WorkbenchPreviewProps) {
  const t = useMessages(workbenchMessages)
  const { id, status, hasChanges, publishedRevision } = workbench
  const isOut = status === 'published' && publishedRevision !== null
  const [chosen, setChosen] = useState<'draft' | 'published'>()
  const shown = isOut ? (chosen ?? 'published') : 'draft'
  return (
    <WorkbenchSection
      title={t.preview}
      aside={
        isOut && hasChanges ? (
          <Box role="group" aria-label={t.previewOf} display="flex" gap="2">
            {(['published', 'draft'] as const).map((value) => (
              <Button
                key={value}
                size="sm"
                variant={shown === value ? 'solid' : 'outline'}
                colorPalette={shown === value ? 'accent' : 'gray'}
                aria-pressed={shown === value}
                onClick={() => setChosen(value)}
              >
                {value === 'draft' ? t.previewDraft : t.previewPublished}
              </Button>
            ))}
          </Box>
        ) : (
          <Box as="span" color="fg.muted">
            {isOut ? t.previewPublished : t.previewDraft}
          </Box>
        )
      }
    >
      <Box as="p" color="fg.muted" fontSize="xs" mb="2">
        {t.previewHelp}
      </Box>
      {shown === 'published' && publishedRevision !== null ? (
        <Published key={`${id} ${publishedRevision}`} id={id} revision={publishedRevision} />
      ) : (
        <Draft id={id} />
      )}
    </WorkbenchSection>
  )
}

function Draft({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(draftOptions(useApi(), id))
  const { View } = useWorkbenchSurfaces()
  return (
    <Stage isLoading={!data} error={data ? null : error} onRetry={() => void refetch()}>
      {data && (
        <View
          key={data.workbench.revision}
          document={data.document}
          workbenchId={id}
          revision={data.workbench.revision}
          isDraft
        />
      )}
    </Stage>
  )
}

function Published({ id, revision }: { id: string; revision: number }) {
  const { data, error, refetch } = useQuery(revisionOptions(useApi(), id, revision))
  const { View } = useWorkbenchSurfaces()
  return (
    <Stage isLoading={!data} error={data ? null : error} onRetry={() => void refetch()}>
      {data && <View document={data.document} workbenchId={id} revision={revision} />}
    </Stage>
  )
}

interface StageProps {
  isLoading: boolean
  error: Error | null
  onRetry: () => void
  children: ReactNode
}

function Stage({ isLoading, error, onRetry, children }: StageProps) {
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="md" bg="bg.subtle" minH="60">
      {error ? (
        <FailedState error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <Wait />
      ) : (
        <LazyBoundary fallback={<Wait />}>{children}</LazyBoundary>
      )}
    </Box>
  )
}

function Wait() {
  const t = useMessages(workbenchMessages)
  return (
    <Box role="status" aria-busy="true" aria-label={t.previewLoading} p="4" display="grid" gap="4">
      {['60%', '90%', '75%'].map((width) => (
        <span key={width} className="sp-skeleton" style={{ width }} />
      ))}
    </Box>
  )
}
