import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  EmptyState,
  FailedState,
  FilterSelect,
  NoPermissionState,
  PageHeader,
  SidePanel,
  type TabPageProps,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enterpriseAppCode } from '../manifest.js'
import { DeadMenuList } from './DeadMenuList.js'
import { fileActions } from './fileActions.js'
import { appActions } from './menuActions.js'
import { MenuDetails } from './MenuDetails.js'
import { menuMessages, type MenuTexts } from './menuMessages.js'
import { MenuPanel } from './MenuPanel.js'
import {
  type DeadMenuLink,
  type MenuApp,
  menuLinksOptions,
  menuOptionsOptions,
  menuTreeOptions,
} from './menuQueries.js'
import type { MenuQuery } from './menuQuery.js'
import { menuStyles } from './menuStyles.js'
import { menuTrailOf } from './menuTree.js'
import { SidebarPreview } from './SidebarPreview.js'

export type MenusPageProps = Pick<TabPageProps<MenuQuery>, 'query' | 'onQueryChange'>

const pageActions = [...fileActions, ...appActions]

/** The menus of each application: their tree, and what is chosen in it. */
export function MenusPage(props: MenusPageProps) {
  const isAllowed = usePermitted()('menu:list')
  return isAllowed ? <Menus {...props} /> : <NoPermissionState permission="menu:list" />
}

function Menus({ query, onQueryChange }: MenusPageProps) {
  const api = useApi()
  const t = useMessages(menuMessages)
  const options = useQuery(menuOptionsOptions(api))
  const apps = options.data?.apps ?? []
  const app = chosenApp(apps, query.appCode)
  const tree = useQuery({ ...menuTreeOptions(api, app?.appCode ?? ''), enabled: app !== undefined })
  const links = useQuery(menuLinksOptions(api))
  const deadLinks = useMemo(
    () => links.data && new Map(links.data.dead.map((link) => [link.id, link])),
    [links.data],
  )
  const trail = query.menu === undefined ? [] : menuTrailOf(tree.data ?? [], query.menu)
  const [menu, parent] = trail.toReversed()
  const failed =
    options.error && !options.data ? options : tree.error && !tree.data ? tree : undefined

  if (options.data && !app) return <EmptyState title={t.noApps} />
  return (
    <Box css={menuStyles}>
      <SidePanel
        title={t.menus}
        closeKey={query.menu}
        initialWidth={320}
        content={
          <div className="sp-resource sp-menu-content">
            <PageHeader
              title={t.title}
              lead={t.lead}
              actions={app && <ActionBar actions={pageActions} target={app} />}
            />
            {menu ? (
              <MenuDetails
                menu={menu}
                parent={parent}
                permissions={options.data?.permissions ?? []}
                dead={deadLinks?.get(menu.id)}
              />
            ) : (
              <EmptyState title={t.choose} text={t.chooseHelp} />
            )}
            {app && (
              <SidebarPreview
                appCode={app.appCode}
                roles={options.data?.roles ?? []}
                role={query.role}
                onRoleChange={(role) => onQueryChange({ role })}
                onChoose={(id) => onQueryChange({ menu: id }, { push: true })}
              />
            )}
          </div>
        }
      >
        <FilterSelect
          label={t.app}
          value={app?.appCode}
          onChange={(appCode) => onQueryChange({ appCode, menu: undefined }, { push: true })}
          options={apps.map((one) => ({
            value: one.appCode,
            label: appLabel(one, links.data?.dead ?? [], t),
          }))}
        />
        {links.error && !links.data && (
          <p className="sp-help" role="alert">
            {t.linksFailed}{' '}
            <Button
              variant="plain"
              colorPalette="accent"
              size="xs"
              height="auto"
              padding="0"
              onClick={() => void links.refetch()}
            >
              {t.checkAgain}
            </Button>
          </p>
        )}
        {query.state === 'dead' && (
          <DeadMenuList
            links={links.data?.dead ?? []}
            apps={apps}
            appCode={app?.appCode}
            onChoose={({ appCode, id }) => onQueryChange({ appCode, menu: id }, { push: true })}
          />
        )}
        {failed ? (
          <FailedState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : tree.data ? (
          <MenuPanel
            key={app?.appCode}
            menus={tree.data}
            deadLinks={deadLinks}
            query={{ ...query, appCode: app?.appCode }}
            onQueryChange={onQueryChange}
          />
        ) : (
          <div role="status" aria-label={t.loading} className="sp-menu-loading">
            {[70, 50, 60, 40, 55].map((width) => (
              <span key={width} className="sp-skeleton" style={{ width: `${width}%` }} />
            ))}
          </div>
        )}
      </SidePanel>
    </Box>
  )
}

function chosenApp(apps: readonly MenuApp[], appCode = enterpriseAppCode): MenuApp | undefined {
  return apps.find((app) => app.appCode === appCode) ?? apps[0]
}

/** The application, how it stands, and how many of its menus lead nowhere. */
function appLabel(
  { appCode, name, origin, state }: MenuApp,
  dead: readonly DeadMenuLink[],
  t: MenuTexts,
): string {
  const states = { open: t.ownApp(name), off: t.offApp(name), disabled: t.disabledApp(name) }
  const label =
    state === 'removed' ? t.removedApp(name) : origin === 'tenant' ? states[state] : name
  const count = dead.filter((link) => link.appCode === appCode).length
  return count > 0 ? t.appWithDead(label, count) : label
}
