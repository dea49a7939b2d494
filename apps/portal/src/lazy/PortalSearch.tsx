import '@spruce/feature-search/search.css'
import { messageSource } from '@spruce/feature-messages'
import { openPasswordDialog } from '@spruce/feature-personal'
import { GlobalSearch, type SearchEnvironment } from '@spruce/feature-search'
import { useShellPort, type ShellPort } from '@spruce/shell-ui'
import type { Shell } from '../app/Shell.js'
import { subApps } from '../subApps.js'

export interface PortalSearchProps {
  shell: Shell
  isOpen: boolean
  /** What it is opened with. Default: nothing. */
  keyword?: string
  onClose: () => void
}

/** The global search, joined to this shell and to what other features find. */
export function PortalSearch({ shell, ...props }: PortalSearchProps) {
  const port = useShellPort()
  return <GlobalSearch {...props} getEnvironment={() => environmentOf(shell, port)} />
}

function environmentOf(shell: Shell, port: ShellPort): SearchEnvironment {
  const { entry, session, queryClient, layout, theme, menus, windows, tenants, leaving } = shell
  const { api, storage } = entry
  const { language } = entry.state
  const { openMessage } = port
  return {
    api,
    session,
    shell: port,
    storage,
    language,
    subApps,
    groups: menus.groups,
    activePage: shell.tabs.active?.name,
    menuPathOf: (path) => entry.menuPathOf(path),
    hasPages: menus.hasPages,
    others: session.hasTenant ? [messageSource({ api, queryClient, language, openMessage })] : [],
    frame: {
      theme,
      layout,
      setLanguage: (next) => entry.setLanguage(next),
      openMenu: (menu) => windows.openMenu(menu),
      openPasswordDialog: () => void openPasswordDialog(),
      switchTenant: (tenant) => void tenants.to(tenant),
      leaveMockLogin: () => void tenants.leaveMockLogin(),
      signOut: () => void leaving.signOut(),
    },
  }
}
