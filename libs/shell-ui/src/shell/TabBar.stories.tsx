import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
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
  const say = useFixtureTranslation()
  const [router] = useState(() => {
    const made = makeStoryRouter({
      urls,
      layout: (navigator) => (
        <div className="shell" style={{ height: 400 }}>
          <TabBar navigator={navigator} getTitle={(tab) => say(titleOf(tab))} />
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
  component: staged<BarProps>(TabBar),
  argTypes: stageArgs('urls', 'pinned', 'dirty'),
  render: (args) => <Bar {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The open pages; each keeps what is typed in it. The bar scrolls, and the menu at its end lists them all.

| Key | Does |
| --- | --- |
| Left, Right | the tab before or after, round the end; Home and End to the ends |
| Enter, Space | shows the page |
| Delete | closes the tab, after a question when something is unsaved; not a pinned one |
| Alt + Left, Right | moves the tab |
| Shift + F10, Menu | opens the menu of the tab |

**Do** name a tab as its menu, or by its record. **Don't** open one tab for each step of a task.`,
      },
    },
    layout: 'fullscreen',
  },
  args: { urls: ['/dashboard', ...pages.slice(0, 3)] },
} satisfies Meta<BarProps>
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

export const LongText: Story = {
  args: { urls: ['/dashboard', `${consoleBase}/${'a-very-long-name-'.repeat(6)}`] },
}

/** The tabs pattern: arrows move the focus, Enter shows, Delete closes. */
export const ByKeyboard: Story = {
  parameters: { sheet: false },
  play: async ({ canvas, userEvent }) => {
    const tabs = () => canvas.getAllByRole('tab')
    await canvas.findAllByRole('tab')
    tabs()[0]?.focus()
    await userEvent.keyboard('{End}')
    await expect(tabs().at(-1)).toHaveFocus()
    const before = tabs().length
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(tabs()).toHaveLength(before - 1))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TabBar.stories.js'))
