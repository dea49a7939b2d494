import { Box } from '@chakra-ui/react/box'
import type { Schemas } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import { useErrorText, useFieldValue, useMessages } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { enterpriseMessages } from '../messages.js'
import { departmentMovePreviewOptions, type DeptRef } from './departmentQueries.js'

/** @public */
export interface MovePreviewProps {
  /** The department to move. */
  id: string
  /** Where it is now. */
  parentId: string | null
}

/** How many departments and people go along with a move, and the path before and after. */
export function MovePreview({ id, parentId }: MovePreviewProps) {
  const api = useApi()
  const t = useMessages(enterpriseMessages)
  const sayError = useErrorText()
  const target = useFieldValue<string | null>('parentId')
  const preview = useQuery({
    ...departmentMovePreviewOptions(api, id, target),
    enabled: target !== parentId,
  })
  const { data, error } = preview
  return (
    <Box role="status" minHeight="24" p="3" bg="bg.subtle" borderRadius="l2">
      {target === parentId ? (
        t.moveNowhere
      ) : error ? (
        <Box as="span" color="fg.error">
          {sayError(error)}
        </Box>
      ) : data ? (
        <>
          <p>{t.moveChanges(data.departments, data.people)}</p>
          <Box
            as="dl"
            display="grid"
            gridTemplateColumns="auto 1fr"
            columnGap="3"
            rowGap="1"
            mt="2"
            textStyle="secondary"
            css={{ '& dt': { color: 'fg.muted' }, '& dd': { overflowWrap: 'anywhere' } }}
          >
            <dt>{t.moveFrom}</dt>
            <dd>{pathText(data.fromPath)}</dd>
            <dt>{t.moveTarget}</dt>
            <dd>{pathText(data.toPath)}</dd>
          </Box>
          <Reaches {...data} />
        </>
      ) : (
        t.moveCounting
      )}
    </Box>
  )
}

/** Whose sight, and what reaches the branch, changes with it; nothing where nothing does. */
function Reaches({ roles, workbenches, notices, apps }: Schemas['DeptMovePreview']) {
  const t = useMessages(enterpriseMessages)
  const lines = [
    ...roles.map(({ name, gained, lost }) => t.moveRole(name, gained, lost)),
    ...(workbenches.gained + workbenches.lost > 0
      ? [t.moveWorkbenches(workbenches.gained, workbenches.lost)]
      : []),
    ...(apps.gained + apps.lost > 0 ? [t.moveApps(apps.gained, apps.lost)] : []),
    ...(notices.gained + notices.lost > 0 ? [t.moveNotices(notices.gained, notices.lost)] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Box as="ul" mt="2" textStyle="secondary" paddingInlineStart="4" css={{ listStyle: 'disc' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}

/** A path in words, from the top down. */
export function pathText(path: readonly DeptRef[]): string {
  return path.map(({ name }) => name).join(' / ')
}
