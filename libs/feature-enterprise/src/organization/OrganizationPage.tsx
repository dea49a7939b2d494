import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { isApiError } from '@spruce/api-client'
import { useApi, usePermission } from '@spruce/session/react'
import {
  ActionBar,
  EmptyState,
  FailedState,
  NoPermissionState,
  PageHeader,
  SidePanel,
  type TabPageProps,
  useMedia,
  useMessages,
} from '@spruce/shell-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { enterpriseMessages } from '../messages.js'
import { departmentActions, treeActions } from './departmentActions.js'
import { DepartmentHeader } from './DepartmentHeader.js'
import { departmentName } from './departmentNames.js'
import { DepartmentPanel } from './DepartmentPanel.js'
import { departmentOptions } from './departmentQueries.js'
import { type DepartmentTarget, departmentWork } from './departmentWork.js'
import { memberPageActions } from './memberPageActions.js'
import { MemberSection } from './MemberSection.js'
import type { OrganizationQuery } from './organizationQuery.js'
import { organizationStyles } from './organizationStyles.js'
import { useDepartmentTree } from './useDepartmentTree.js'

/** @public */
export type OrganizationPageProps = Pick<TabPageProps<OrganizationQuery>, 'query' | 'onQueryChange'>

/** The organisation: the department tree and the people of the chosen department. */
export function OrganizationPage(props: OrganizationPageProps) {
  const isAllowed = usePermission(['department:list'])
  return isAllowed ? (
    <Organization {...props} />
  ) : (
    <NoPermissionState permission="department:list" />
  )
}

function Organization({ query, onQueryChange }: OrganizationPageProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(enterpriseMessages)
  const canAdd = usePermission(['department:add'])
  const canEdit = usePermission(['department:edit'])
  const { deptId } = query
  const tree = useDepartmentTree()
  const { reveal } = tree
  const isTight = useMedia('(max-width: 1100px)')
  const detail = useQuery({
    ...departmentOptions(api, deptId ?? ''),
    enabled: deptId !== undefined,
  })
  const department = deptId === undefined ? undefined : detail.data
  const name = department?.name ?? (deptId && departmentName(client, deptId)) ?? ''

  const path = department?.path.map(({ id }) => id).join(' ')
  useReveal(path, reveal)

  const choose = useCallback(
    (id: string | undefined) => onQueryChange({ deptId: id, page: undefined }, { push: true }),
    [onQueryChange],
  )
  const onRemoved = useCallback(
    ({ id, parentId }: DepartmentTarget) => {
      if (path?.split(' ').includes(id)) choose(parentId ?? undefined)
    },
    [path, choose],
  )
  const work = useMemo(
    () => departmentWork({ api, client, t, reveal, onRemoved, onShowMembers: choose }),
    [api, client, t, reveal, onRemoved, choose],
  )
  const headerActions = useMemo(() => departmentActions(work), [work])
  const nodeActions = useMemo(() => treeActions(work), [work])

  const isGone = isApiError(detail.error) && detail.error.status === 404
  return (
    <Box css={organizationStyles}>
      <SidePanel
        title={t.organization}
        closeKey={deptId}
        initialWidth={isTight ? 220 : 280}
        actions={
          canAdd && (
            <button
              type="button"
              className="sp-icon-button"
              aria-label={t.addRootDepartment}
              title={t.addRootDepartment}
              onClick={() => void work.add(null)}
            >
              <Plus size={18} aria-hidden />
            </button>
          )
        }
        content={
          isGone ? (
            <EmptyState
              title={t.departmentGone}
              text={t.allMembersHelp}
              action={
                <Button variant="outline" colorPalette="gray" onClick={() => choose(undefined)}>
                  {t.showAllMembers}
                </Button>
              }
            />
          ) : (
            <MemberSection
              query={query}
              onQueryChange={onQueryChange}
              header={
                deptId === undefined ? (
                  <PageHeader
                    title={t.allMembers}
                    lead={t.allMembersHelp}
                    actions={<ActionBar actions={memberPageActions} target={undefined} />}
                  />
                ) : detail.error && !department ? (
                  <FailedState error={detail.error} onRetry={() => void detail.refetch()} />
                ) : (
                  <DepartmentHeader name={name} department={department} actions={headerActions} />
                )
              }
            />
          )
        }
      >
        <DepartmentPanel
          tree={tree}
          selected={deptId}
          onSelect={(node) => choose(node?.id)}
          actions={nodeActions}
          onMove={canEdit ? (node, target) => void work.move(node, { target }) : undefined}
          onAddRoot={canAdd ? () => void work.add(null) : undefined}
        />
      </SidePanel>
    </Box>
  )
}

/** Brings the chosen department into sight when its path becomes another, and only then. */
function useReveal(
  path: string | undefined,
  reveal: (above: readonly string[], id: string) => void,
): void {
  const revealed = useRef<string>(undefined)
  useEffect(() => {
    if (path === undefined || revealed.current === path) return
    revealed.current = path // effects run again each time the tab is shown
    const ids = path.split(' ')
    reveal(ids.slice(0, -1), ids.at(-1) ?? '')
  }, [path, reveal])
}
