import { useApi } from '@spruce/session/react'
import { DescriptionList, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { audienceText } from './workbenchColumns.js'
import { workbenchMessages } from './workbenchMessages.js'
import { revisionOptions, type WorkbenchRow } from './workbenchQueries.js'
import { WorkbenchSection } from './WorkbenchSection.js'

export interface WorkbenchFactsProps {
  /** The workbench that is described. */
  workbench: WorkbenchRow
}

/** Whom a workbench is for, and what of it is published since when, by whom. */
export function WorkbenchFacts({ workbench }: WorkbenchFactsProps) {
  const t = useMessages(workbenchMessages)
  const { id, scope, publishedRevision, publishedAt, revision, priority } = workbench
  const { data } = useQuery({
    ...revisionOptions(useApi(), id, publishedRevision ?? 1),
    enabled: publishedRevision !== null,
  })
  const released = data?.revision
  return (
    <WorkbenchSection title={t.state}>
      <DescriptionList
        items={[
          { label: t.audience, value: audienceText(workbench, t) },
          ...(scope === 'business' ? [{ label: t.priority, value: String(priority) }] : []),
          {
            label: t.publishedRevision,
            value:
              publishedRevision === null ? t.neverPublished : t.revisionNumber(publishedRevision),
          },
          { label: t.publishedAt, value: publishedAt && formatTime(publishedAt) },
          {
            label: t.publishedBy,
            value: released && (released.releasedBy ?? t.formerMember),
          },
          { label: t.note, value: released?.note },
          { label: t.revision, value: t.revisionNumber(revision) },
          { label: t.updatedAt, value: formatTime(workbench.updatedAt) },
          { label: t.description, value: workbench.description, isWide: true },
        ]}
      />
    </WorkbenchSection>
  )
}
