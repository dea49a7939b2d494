import { type LiveKind, queryOf, type Schemas } from '@spruce/api-client'
import { previewMenus } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { FailedState, FilterSelect, MenuTree, useMessages } from '@spruce/shell-ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { shownInPlace } from '../organization/shownInPlace.js'
import { menuMessages } from './menuMessages.js'
import { menuSearch } from './menuQuery.js'

/** A role by its name. */
export type RoleChoice = Schemas['RoleRef']

export interface SidebarPreviewProps {
  /** The application whose menus are shown. */
  appCode: string
  /** The roles to choose from. */
  roles: readonly RoleChoice[]
  /** The role whose sidebar is shown; undefined: none is chosen. */
  role: string | undefined
  /** Takes another role. */
  onRoleChange: (role: string | undefined) => void
  /** A menu of the sidebar was pressed. */
  onChoose: (id: string) => void
}

/** The sidebar as somebody with one role sees it. It follows every change. */
export function SidebarPreview(props: SidebarPreviewProps) {
  const { appCode, roles, role, onRoleChange, onChoose } = props
  const api = useApi()
  const t = useMessages(menuMessages)
  const options = queryOf(api, previewMenus, { query: { appCode, roleId: role ?? '' } })
  const sidebar = useQuery({
    ...options,
    queryFn: role === undefined ? skipToken : options.queryFn,
    meta: { ...shownInPlace, live: ['menus', 'apps', 'permissions'] satisfies LiveKind[] },
  })
  return (
    <section className="sp-menu-preview" aria-label={t.preview}>
      <h2>{t.preview}</h2>
      <FilterSelect
        label={t.previewRole}
        value={role}
        onChange={onRoleChange}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {sidebar.error && !sidebar.data ? (
        <FailedState error={sidebar.error} onRetry={() => void sidebar.refetch()} />
      ) : role === undefined ? (
        <p className="sp-help">{t.previewHelp}</p>
      ) : sidebar.data?.length === 0 ? (
        <p className="sp-help">{t.previewEmpty}</p>
      ) : (
        sidebar.data && (
          <div className="sp-menu-sidebar">
            <MenuTree
              key={`${appCode} ${role}`}
              menus={sidebar.data}
              activeUrl=""
              label={t.preview}
              hrefOf={({ id }) => menuSearch.href('', { appCode, menu: id, role })}
              onNavigate={({ id }) => onChoose(id)}
            />
          </div>
        )
      )}
    </section>
  )
}
