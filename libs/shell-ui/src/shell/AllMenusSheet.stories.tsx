import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { AllMenusSheet } from './AllMenusSheet.js'
import { favorites, menuGroups } from './fixtures.js'

const meta = {
  title: 'Shell UI/Shell/AllMenusSheet',
  tags: ['overlay'],
  component: AllMenusSheet,
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Every menu of every application in columns, searched while typing, with stars for favourites.

| Key | Does |
| --- | --- |
| Down | from the search: to the first menu |
| Up, Down, Home, End, letters | go through the menus |
| Enter | in the search: opens the first that was found; on a menu: opens it |
| Tab | goes to the star of a menu |
| Escape | closes; the focus returns |

**Do** hand in only what the session may see. **Don't** use it as the only way to a page: the menu tree and the search lead there too.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onClose: fn(),
    groups: menuGroups,
    favorites,
    onFavoritesChange: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof AllMenusSheet>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const words = await screen.findByRole('searchbox')
    await waitFor(() => expect(words).toHaveFocus())
  },
}

export const Empty: Story = { args: { groups: [] } }

export const LongText: Story = {
  args: {
    groups: [
      {
        appCode: 'long',
        name: '云杉制造集团华东区域总部统一身份与权限控制台',
        menus: [
          {
            id: 'l1',
            name: '组织架构与岗位编制维护（含历史版本、审批流程与外部系统对接）',
            path: '/l1',
          },
        ],
      },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = await screen.findByRole('searchbox')
    await waitFor(() => expect(words).toHaveFocus())
    await userEvent.keyboard(`${say('角色')}{Enter}`)
    await expect(args.onNavigate).toHaveBeenCalledWith(
      expect.objectContaining({ name: say('角色管理') }),
      expect.any(String),
    )
    await expect(args.onClose).toHaveBeenCalled()
  },
}
