import { Drawer, Portal } from '@chakra-ui/react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { useOpenDialog } from '../dialogs/useOpenDialog.js'
import type { SidebarTone } from '../theme/palettes.js'
import { useMessages } from '../public/index.js'
import type { LayoutStore } from './LayoutStore.js'
import { shellMessages } from './messages.js'
import { SidebarPlaceContext } from './SidebarPlace.js'

/** @public */
export interface AppShellProps {
  /** Where the menu stands, and whether it is open. */
  layout: LayoutStore
  /** Brand, first-level menu and tools. */
  topBar: ReactNode
  /** The menus. */
  sidebar: ReactNode
  /** The open pages. */
  tabBar?: ReactNode
  /** Where the page is; above it. */
  breadcrumb?: ReactNode
  /** Look of the sidebar, as the tenant chose it. Default `gray`. */
  sidebarTone?: SidebarTone
  /** A strip above everything, as while acting for somebody else. */
  banner?: ReactNode
  /** The pages stand alone, without top bar, menus, tabs and path; the strip stays. */
  isBare?: boolean
  /** The pages: `TabOutlet`. */
  children: ReactNode
}

/**
 * The frame of every signed-in page: top bar 48 px, sidebar 220 or 56 px (a drawer below 768 px),
 * tab bar, breadcrumb 52 px and the main area. It follows the width of the window. @public
 */
export const AppShell = observer(function AppShell(props: AppShellProps) {
  const { layout, topBar, sidebar, tabBar, breadcrumb, banner, children } = props
  const { sidebarTone = 'gray', isBare = false } = props
  const messages = useMessages(shellMessages)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const follow = () => layout.setViewportWidth(window.innerWidth)
    follow()
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [layout])
  const tone = sidebarTone === 'black' ? 'sp-theme dark' : ''
  useOpenDialog({
    isOpen: layout.isDrawerOpen,
    onDismiss: () => layout.closeDrawer(),
    isOfFrame: true,
  })
  return (
    <div
      className="shell"
      data-device={layout.device}
      data-collapsed={layout.isSidebarCollapsed || undefined}
      data-still={layout.sidebar.withoutAnimation || undefined}
    >
      <a
        className="shell-skip"
        href="#shell-main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {messages.skipToContent}
      </a>
      {banner}
      {isBare ? null : topBar}
      <div className="shell-body">
        {isBare || layout.device === 'mobile' ? null : (
          <div className={`shell-side ${tone}`} data-tone={sidebarTone}>
            <SidebarPlaceContext value={layout.isSidebarCollapsed ? 'rail' : 'full'}>
              {sidebar}
            </SidebarPlaceContext>
          </div>
        )}
        <div className="shell-content">
          {layout.tagsView && !isBare ? tabBar : null}
          {isBare ? null : breadcrumb}
          <main
            id="shell-main"
            className="shell-main"
            aria-label={messages.mainContent}
            tabIndex={-1}
            ref={main}
          >
            {children}
          </main>
        </div>
      </div>
      <Drawer.Root
        open={layout.isDrawerOpen}
        onOpenChange={({ open }) => {
          if (!open) layout.closeDrawer()
        }}
        placement="start"
        size="xs"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content
              className={`shell-drawer ${tone}`}
              data-tone={sidebarTone}
              aria-label={messages.mainMenu}
            >
              <SidebarPlaceContext value="drawer">{sidebar}</SidebarPlaceContext>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </div>
  )
})
