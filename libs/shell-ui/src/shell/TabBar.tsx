import { Menu, Portal } from '@chakra-ui/react'
import { ChevronDown, Pin, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useLanguage, useMessages } from '../public/index.js'
import type { TabNavigator } from './bindRouter.js'
import { shellMessages } from './messages.js'
import { panelId, tabId } from './tabIds.js'
import type { Tab } from './TabsStore.js'
import { titleIn } from './TabTitle.js'
import { useReorder } from './useReorder.js'

/** @public */
export interface TabBarProps {
  /** Of `bindRouter`: the open pages, and the ways between them. */
  navigator: TabNavigator
  /** What stands on a tab; the page's own title is in `tab.title`. Default: that, else its name. */
  getTitle?: (tab: Tab) => string
}

interface MenuAt {
  name: string
  anchor: DOMRect
  /** What had the focus before. */
  returnTo: Element | null
}

/**
 * The opened pages. Arrows move, Enter opens, Delete or the middle button closes, Alt with arrows or
 * dragging reorders, Shift+F10 or the right button opens the tab's menu. @public
 */
export const TabBar = observer(function TabBar(props: TabBarProps) {
  const { navigator } = props
  const language = useLanguage()
  const getTitle = props.getTitle ?? ((tab: Tab) => titleIn(tab.title, language) ?? tab.name)
  const { store } = navigator
  const messages = useMessages(shellMessages)
  const helpId = useId()
  const list = useRef<HTMLDivElement | null>(null)
  const [menuAt, setMenuAt] = useState<MenuAt>()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [news, setNews] = useState('')
  const { tabs } = store
  const activeName = store.active?.name
  const reorder = useReorder({
    axis: 'x',
    accepts: (pointerType) => pointerType !== 'touch', // a finger scrolls the bar
    onMove: (from, to) => {
      const tab = tabs[from]
      if (tab) move(tab, to)
    },
  })

  // Again whenever a size changes: names of tabs come late, a window narrows, a tab is pinned.
  const order = tabs.map(({ name }) => name).join('\n')
  useEffect(() => {
    const bar = list.current
    const active = store.find(activeName)
    if (!bar || !active) return undefined
    const follow = () => {
      const tab = document.getElementById(tabId(active))?.parentElement
      if (tab) scrollInto(bar, tab)
    }
    follow()
    const observer = new ResizeObserver(follow)
    for (const element of [bar, ...bar.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [store, activeName, order])

  function move(tab: Tab, to: number) {
    store.move(tab.name, to)
    const place = store.tabs.findIndex(({ name }) => name === tab.name) + 1
    setNews(messages.moved(getTitle(tab), place, store.tabs.length))
  }

  async function closeByKey(name: string, index: number) {
    if (!(await navigator.close(name))) return
    const next = store.tabs[Math.min(index, store.tabs.length - 1)]
    if (next) document.getElementById(tabId(next))?.focus()
  }

  function handleKey(event: KeyboardEvent, tab: Tab, index: number) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step && event.altKey) move(tab, index + step)
    else if (event.key === 'Delete' && !tab.isPinned) void closeByKey(tab.name, index)
    else if (event.altKey || event.ctrlKey || event.metaKey) return
    else if (!focusTab(event.key, index, step)) return
    event.preventDefault()
  }

  function focusTab(key: string, index: number, step: number): boolean {
    const last = tabs.length - 1
    const wrapped = (index + step + tabs.length) % tabs.length
    const target = key === 'Home' ? 0 : key === 'End' ? last : step ? wrapped : undefined
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return false
    document.getElementById(tabId(tab))?.focus()
    return true
  }

  function openMenu(event: MouseEvent<HTMLElement>, tab: Tab) {
    event.preventDefault()
    setMenuOpen(true)
    setMenuAt({
      name: tab.name,
      anchor: event.currentTarget.getBoundingClientRect(),
      returnTo: document.activeElement,
    })
  }

  function leaveMenu() {
    const { activeElement, body } = document
    if (activeElement !== body && !activeElement?.closest('[role=menu]')) return
    const { returnTo } = menuAt ?? {}
    const target = returnTo?.isConnected && returnTo !== body ? returnTo : undefined
    const active = store.active && document.getElementById(tabId(store.active))
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    else active?.focus({ preventScroll: true })
  }

  return (
    <section className="shell-tabbar" aria-label={messages.openPages}>
      <div
        role="tablist"
        aria-label={messages.tabs}
        aria-describedby={helpId}
        className="shell-tabs"
        ref={(element) => {
          list.current = element
          reorder.listRef.current = element
        }}
      >
        {tabs.map((tab, index) => {
          const isActive = tab.name === activeName
          const isStop = isActive || (!activeName && index === 0)
          const title = getTitle(tab)
          return (
            <div
              key={tab.name}
              role="presentation"
              className="shell-tab"
              data-reorder-item
              data-active={isActive || undefined}
              data-pinned={tab.isPinned || undefined}
              data-dragged={reorder.draggedIndex === index || undefined}
              style={reorder.itemStyle(index)}
              {...reorder.handleProps(index)}
              onMouseDown={(event) => event.preventDefault()} // the focus stays in the page
              onAuxClick={(event) => {
                if (event.button === 1) void navigator.close(tab.name)
              }}
              onContextMenu={(event) => openMenu(event, tab)}
            >
              <button
                type="button"
                role="tab"
                id={tabId(tab)}
                className="shell-tab-button"
                aria-selected={isActive}
                aria-controls={tab.isLive ? panelId(tab) : undefined}
                tabIndex={isStop ? 0 : -1}
                title={title}
                onClick={() => void navigator.activate(tab.name)}
                onKeyDown={(event) => handleKey(event, tab, index)}
              >
                {tab.isPinned ? <Pin size={12} aria-label={messages.pinned} /> : null}
                <span className="shell-tab-title">{title}</span>
                {tab.isDirty ? (
                  <span className="shell-dirty" role="img" aria-label={messages.unsaved} />
                ) : null}
              </button>
              {tab.isPinned ? null : (
                // The keyboard has Delete and the menu; a button inside a tab would be no part of it.
                <span
                  className="shell-tab-close"
                  aria-hidden
                  title={messages.closeTab}
                  onPointerDown={(event) => event.stopPropagation()}
                  onClick={() => void navigator.close(tab.name)}
                >
                  <X size={12} />
                </span>
              )}
            </div>
          )
        })}
      </div>
      <span id={helpId} hidden>
        {messages.tabHelp}
      </span>
      <span className="shell-only-read" role="status">
        {news}
      </span>
      <span className="shell-only-read" aria-live="polite">
        {store.active ? getTitle(store.active) : ''}
      </span>
      <OverflowMenu navigator={navigator} getTitle={getTitle} />
      <Menu.Root
        open={isMenuOpen}
        onOpenChange={({ open }) => setMenuOpen(open)}
        onExitComplete={leaveMenu}
        positioning={{ getAnchorRect: () => menuAt?.anchor ?? null, placement: 'bottom-start' }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={messages.tabActions}>
              {menuAt ? <TabActions navigator={navigator} name={menuAt.name} /> : null}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </section>
  )
})

/** Every open page, also those that do not fit, and what can be done with the one on show. */
const OverflowMenu = observer(function OverflowMenu(props: Required<TabBarProps>) {
  const { navigator, getTitle } = props
  const { store } = navigator
  const messages = useMessages(shellMessages)
  const active = store.active
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <button
          type="button"
          className="shell-icon-button"
          aria-label={messages.tabActions}
          title={messages.tabActions}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className="shell-overflow">
            {active ? (
              <>
                <TabActions navigator={navigator} name={active.name} />
                <Menu.Separator />
              </>
            ) : null}
            <Menu.RadioItemGroup
              value={active?.name ?? ''}
              onValueChange={({ value }) => void navigator.activate(value)}
            >
              <Menu.ItemGroupLabel>{messages.openPages}</Menu.ItemGroupLabel>
              {store.tabs.map((tab) => (
                <Menu.RadioItem key={tab.name} value={tab.name}>
                  <Menu.ItemIndicator />
                  <span className="shell-overflow-title">{getTitle(tab)}</span>
                  {tab.isDirty ? (
                    <span className="shell-dirty" role="img" aria-label={messages.unsaved} />
                  ) : null}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
})

const TabActions = observer(function TabActions(props: { navigator: TabNavigator; name: string }) {
  const { navigator, name } = props
  const { store } = navigator
  const messages = useMessages(shellMessages)
  const tab = store.find(name)
  if (!tab) return null
  const hasOthers = store.tabs.some((other) => other.name !== name && !other.isPinned)
  return (
    <>
      <Menu.Item value="refresh" onClick={() => void navigator.refresh(name)}>
        {messages.refreshTab}
      </Menu.Item>
      <Menu.Item value="pin" onClick={() => store.setPinned(name, !tab.isPinned)}>
        {tab.isPinned ? messages.unpinTab : messages.pinTab}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item value="close" onClick={() => void navigator.close(name)}>
        {messages.closeTab}
      </Menu.Item>
      <Menu.Item
        value="others"
        disabled={!hasOthers}
        onClick={() => void navigator.closeOthers(name)}
      >
        {messages.closeOthers}
      </Menu.Item>
      <Menu.Item value="all" onClick={() => void navigator.closeAll()}>
        {messages.closeAll}
      </Menu.Item>
    </>
  )
})

/** Scrolls the bar as little as shows the whole tab. */
function scrollInto(bar: HTMLElement, tab: HTMLElement) {
  const start = tab.offsetLeft - bar.offsetLeft
  const end = start + tab.offsetWidth
  if (start < bar.scrollLeft) bar.scrollLeft = start
  else if (end > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = end - bar.clientWidth
}
