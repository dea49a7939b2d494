import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { shellMessages } from './messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { consoleBase, favorites, menuGroups, menus } from './fixtures.js'
import { LayoutStore } from './LayoutStore.js'
import { Sidebar, type SidebarProps } from './Sidebar.js'

function layoutOf(opened: boolean) {
  const layout = new LayoutStore()
  layout.setSidebarOpened(opened, true)
  return layout
}

function KeptFavorites(props: SidebarProps) {
  const [kept, setKept] = useState(props.favorites)
  return (
    <div className="shell-side" style={{ height: '100vh', width: 'fit-content' }}>
      <Sidebar
        {...props}
        favorites={kept}
        onFavoritesChange={(next) => {
          setKept(next)
          props.onFavoritesChange?.(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Shell UI/Shell/Sidebar',
  component: Sidebar,
  render: (args) => <KeptFavorites {...args} />,
  parameters: {
    docs: {
      description: {
        component: `All menus, favourites and the menu tree beside the pages; 220 px, or 56 px of icons whose menus open beside them.

| Key | Does |
| --- | --- |
| Tab | all menus, favourites, menus, the button that folds it |
| Arrow keys, Home, End, letters | within favourites and menus, as in FavoriteList and MenuTree |
| Enter, Space | on an icon: opens its menus beside the rail |
| Escape | closes them |

**Do** keep folded or open with the person, by LayoutStore. **Don't** put settings of a page into it.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    layout: layoutOf(true),
    menus,
    appCode: 'spruce-web-enterprise-console',
    activeUrl: `${consoleBase}/base/organization`,
    favorites,
    onFavoritesChange: fn(),
    onNavigate: fn(),
    groups: menuGroups,
  },
} satisfies Meta<typeof Sidebar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Collapsed: Story = { args: { layout: layoutOf(false) } }

const counts = new Map([
  ['role', 3],
  ['business', 120],
])

/** Work waits behind two menus; a closed group shows what waits behind those below it. */
export const WithWork: Story = {
  args: { counts },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, shellMessages)
    const role = canvas.getByRole('link', { name: words.menuWaiting(say('角色管理'), 3) })
    await expect(role).toHaveTextContent(`${say('角色管理')}3`)
    const group = canvas.getByRole('button', { name: say('工作台管理') })
    const business = words.menuWaiting(say('业务工作台'), 120)
    await expect(canvas.getByRole('link', { name: business })).toBeVisible()
    await userEvent.click(group)
    await expect(group).toHaveAccessibleName(words.menuWaiting(say('工作台管理'), 120))
    await expect(group).toHaveTextContent('99+')
  },
}

const longMenu = { id: 'long', name: '客户开通申请与企业资质变更审核', path: '/long' }

/** A name that does not fit beside the count goes on in a second line. */
export const LongNameWithWork: Story = {
  args: { counts: new Map([['long', 12]]), menus: [longMenu], favorites: [], groups: [] },
  play: async ({ canvas, globals }) => {
    const name = canvas.getByText(sayIn({ globals })(longMenu.name))
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name
    await expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
  },
}

export const WithWorkCollapsed: Story = { args: { counts, layout: layoutOf(false) } }

/** As in a mock login: they are the person's. */
export const FavoritesOfSomebody: Story = {
  args: { favoritesNote: '模拟登录中不能修改他人的收藏' },
  render: ({ onFavoritesChange: _, ...args }) => (
    <div className="shell-side" style={{ height: '100vh', width: 'fit-content' }}>
      <Sidebar {...args} />
    </div>
  ),
}

export const Empty: Story = { args: { menus: [], favorites: [], groups: [] } }

export const LongText: Story = {
  args: {
    favorites: [{ ...favorites[0]!, name: '集团总部与各分公司组织架构维护' }],
    menus: [
      {
        id: 'long',
        name: '集团总部与各分公司基础资料管理',
        childs: [{ id: 'l1', name: '组织架构与岗位编制维护（含历史版本）', path: '/l1' }],
      },
    ],
  },
}

export const ByKeyboard: Story = {
  args: { layout: layoutOf(true) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    const fold = canvas.getByRole('button', { name: shellWords.collapseSidebar })
    fold.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.layout.isSidebarCollapsed).toBe(true))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.layout.isSidebarCollapsed).toBe(false))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./Sidebar.stories.js'))
