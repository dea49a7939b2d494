import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { statesSheet } from '../../testing/statesSheet.js'
import { consoleBase, makeStoryRouter, menus } from './fixtures.js'
import { menuTrail } from './menus.js'
import { TabBar } from './TabBar.js'
import { TabOutlet } from './TabOutlet.js'
import type { Tab } from './TabsStore.js'

interface BarProps {
  urls: readonly string[]
  pinned?: readonly string[]
  dirty?: readonly string[]
}

function titleOf(tab: Tab) {
  return menuTrail(menus, tab.url).at(-1)?.name ?? tab.name
}

function Bar({ urls, pinned = [], dirty = [] }: BarProps) {
  const [router] = useState(() => {
    const made = makeStoryRouter({
      urls,
      layout: (navigator) => (
        <div className="shell" style={{ height: 400 }}>
          <TabBar navigator={navigator} getTitle={titleOf} />
          <main className="shell-main">
            <TabOutlet navigator={navigator} />
          </main>
        </div>
      ),
      bind: { confirmDiscard: () => true },
    })
    for (const url of pinned) made.store.setPinned(url.slice(1), true)
    for (const url of dirty) made.store.setDirty(url.slice(1), true)
    return made.router
  })
  return <RouterProvider router={router as never} />
}

const pages = menus
  .flatMap((menu) => menu.childs ?? [])
  .map((menu) => `${consoleBase}${menu.path ?? ''}`)

const meta = {
  title: 'Shell UI/Shell/TabBar',
  component: Bar,
  parameters: { layout: 'fullscreen' },
  args: { urls: ['/dashboard', ...pages.slice(0, 3)] },
} satisfies Meta<typeof Bar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PinnedAndUnsaved: Story = {
  args: { pinned: ['/dashboard'], dirty: [pages[1]!] },
}

/** More than fit: the bar scrolls, the menu at its end lists them all. */
export const Overflowing: Story = {
  parameters: { sheet: false }, // how far the tabs are scrolled
  args: { urls: [...pages, ...pages.map((url) => `${url}/more`)] },
}

export const StatesSheet: Story = statesSheet(() => import('./TabBar.stories.js'))
