import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { shellMessages } from './messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FavoriteList, type FavoriteListProps } from './FavoriteList.js'
import type { Favorite } from './menus.js'

const favorites: readonly Favorite[] = ['组织架构', '角色管理', '系统公告'].map((name, at) => ({
  menuId: `m${String(at)}`,
  appCode: 'spruce-console-web',
  name,
  path: `/yunbu-app/spruce-console-web/base/m${String(at)}`,
}))

/** Keeps what was changed, as a page does. */
function Stage(props: FavoriteListProps) {
  const [list, setList] = useState(props.favorites)
  const { onChange } = props
  const keep = (next: readonly Favorite[]) => {
    setList(next)
    onChange?.(next)
  }
  return (
    <div style={{ width: 220 }}>
      <FavoriteList {...props} favorites={list} {...(onChange && { onChange: keep })} />
    </div>
  )
}

const meta = {
  title: 'Shell UI/Shell/FavoriteList',
  component: FavoriteList,
  render: (args) => <Stage {...args} />,
  args: { favorites, onChange: fn(), onNavigate: fn() },
  parameters: {
    docs: {
      description: {
        component: `The menus somebody keeps, in their own order; dragged by the grip, by pointer or key.

| Key | Does |
| --- | --- |
| Tab | grip, name and cross of each |
| Up, Down on the grip | moves it |
| Enter on the name | opens it |
| Delete on the name | removes it |

**Do** give no \`onChange\` where they are somebody else's. **Don't** sort them: the order is the person's.`,
      },
    },
  },
} satisfies Meta<typeof FavoriteList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { favorites: [] } }

/** Somebody else's are followed and not changed. */
export const OfSomebody: Story = {
  render: ({ favorites: list, onNavigate }) => (
    <div style={{ width: 220 }}>
      <FavoriteList favorites={list} onNavigate={onNavigate} />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    favorites: favorites.map((one) => ({ ...one, name: `${one.name}与下级单位统一权限配置中心` })),
  },
}

/** The grip moves with the arrow keys, Delete removes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    const say = sayIn({ globals })
    const grips = () =>
      canvas.getAllByRole('button', { name: new RegExp(shellWords.moveFavorite('.*')) })
    grips()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names()).toEqual([say('角色管理'), say('组织架构'), say('系统公告')])
    canvas.getByRole('link', { name: say('系统公告') }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(names()).toEqual([say('角色管理'), say('组织架构')])
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const StatesSheet: Story = statesSheet(() => import('./FavoriteList.stories.js'))
