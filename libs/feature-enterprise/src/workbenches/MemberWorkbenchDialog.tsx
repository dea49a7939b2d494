import { Box } from '@chakra-ui/react/box'
import { ChoiceFilter } from '@spruce/console-kit/filters'
import { useApi } from '@spruce/session/react'
import { type DialogProps, FailedState, ListDialog, StatusTag, useMessages } from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findChoices } from '../notices/tenantAudience.js'
import { workbenchMessages, type WorkbenchTexts } from './workbenchMessages.js'
import { type MemberWorkbench, memberWorkbenchOptions } from './workbenchQueries.js'

export type MemberWorkbenchDialogProps = DialogProps<never>

/** Says which workbench a person sees, and why: the chain that the server decides by. */
export function MemberWorkbenchDialog({ onClose }: MemberWorkbenchDialogProps) {
  const t = useMessages(workbenchMessages)
  const api = useApi()
  const client = useQueryClient()
  const [person, setPerson] = useState<string>()
  return (
    <ListDialog title={t.seenByTitle} lead={t.seenByLead} onClose={() => onClose()}>
      <ChoiceFilter
        label={t.person}
        anyLabel={t.choosePerson}
        options={[]}
        value={person}
        onChange={setPerson}
        find={(keyword) => findChoices(api, client, 'people', keyword)}
      />
      <Box mt="4" minH="60">
        {person !== undefined && <Chain key={person} person={person} />}
      </Box>
    </ListDialog>
  )
}

function Chain({ person }: { person: string }) {
  const t = useMessages(workbenchMessages)
  const { data, error, refetch } = useQuery(memberWorkbenchOptions(useApi(), person))
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Box role="status" aria-busy="true" aria-label={t.loading} display="grid" gap="3">
        <span className="sp-skeleton" />
        <span className="sp-skeleton" />
      </Box>
    )
  }
  return (
    <>
      <Box as="p" color="fg.muted" mb="2">
        {t.chain}
      </Box>
      <ol>
        {chainOf(data, t).map(({ key, level, text, isShown }) => (
          <Box
            as="li"
            key={key}
            aria-current={isShown || undefined}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            py="2"
            borderBottomWidth="1px"
            borderColor="border.muted"
          >
            <Box as="strong" flex="none" minW="32" fontWeight="medium">
              {level}
            </Box>
            <Box as="span" flex="1" minW="40" overflowWrap="anywhere">
              {text}
            </Box>
            {isShown && <StatusTag tone="success">{t.shown}</StatusTag>}
          </Box>
        ))}
      </ol>
    </>
  )
}

interface Link {
  key: string
  level: string
  text: string
  isShown: boolean
}

/** Every level, with the one that is shown. */
function chainOf({ source, isStale, given }: MemberWorkbench, t: WorkbenchTexts): Link[] {
  const isOwn = source === 'personal'
  const links = given.map(({ workbenchId, scope, name, why }, place): Link => {
    const reasons = why.map((one) =>
      one.kind === 'role' ? t.byRole(one.name) : t.byDepartment(one.name),
    )
    const reason = scope === 'global' ? t.forAll : reasons.join(t.separator)
    return {
      key: workbenchId,
      level: t[scope],
      text: `${name} · ${reason}`,
      isShown: place === 0 && !isOwn,
    }
  })
  const of = (scope: 'business' | 'global', missing: string): Link[] => {
    const found = links.filter((_, place) => given[place]?.scope === scope)
    return found.length > 0
      ? found
      : [{ key: scope, level: t[scope], text: missing, isShown: false }]
  }
  const own = isOwn ? (isStale ? t.personalIsStale : t.hasPersonal) : t.noPersonal
  return [
    { key: 'personal', level: t.personal, text: own, isShown: isOwn },
    ...of('business', t.noBusiness),
    ...of('global', t.noGlobalOut),
    {
      ...{ key: 'platform', level: t.platform, text: t.platformText },
      isShown: source === 'platform',
    },
  ]
}
