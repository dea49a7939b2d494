import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../../testing/say.js'
import { useFixtureTranslation } from '../../testing/FixtureTranslationProvider.js'
import { searchMessages } from './searchMessages.js'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js'
import { SearchButton } from './SearchButton.js'
import { useSearchShortcut } from './searchShortcut.js'
import type { SearchEntry, SearchSource } from './searchTypes.js'

const menus: readonly SearchEntry[] = [
  { id: 'organization', title: '组织架构', subtitle: '企业控制台 / 企业管理', icon: 'menu' },
  { id: 'role', title: '角色管理', subtitle: '企业控制台 / 企业管理' },
  { id: 'notice', title: '企业公告', subtitle: '企业控制台 / 消息发布' },
]
const departments: readonly SearchEntry[] = [
  { id: 'd1', title: '总公司' },
  { id: 'd2', title: '总公司办公室', subtitle: '总公司' },
  { id: 'd3', title: '华东分公司' },
]
const settings: readonly SearchEntry[] = [
  { id: 'dark', title: '切换到深色', keywords: 'dark 夜间', icon: 'setting' },
  { id: 'home', title: '个人中心', icon: 'setting' },
]

const sources: readonly SearchSource[] = [
  { id: 'menu', title: '菜单', entries: () => menus, onChoose: fn() },
  { id: 'department', title: '部门', entries: () => departments, onChoose: fn() },
  { id: 'setting', title: '设置', entries: () => settings, onChoose: fn(), isShownAtFirst: true },
]

/** Opens by button and shortcut, and remembers what was chosen, as the portal does. */
function Stage(props: CommandPaletteProps) {
  const say = useFixtureTranslation()
  const [isOpen, setOpen] = useState(props.isOpen)
  const [recent, setRecent] = useState(props.recent ?? [])
  useSearchShortcut(isOpen, () => setOpen(!isOpen))
  return (
    <div style={{ padding: 16 }}>
      <SearchButton isOpen={isOpen} onOpen={() => setOpen(true)} />
      <div
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-label={say('富文本')}
      />
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
        recent={recent}
        onRecentChange={(next) => {
          setRecent(next)
          props.onRecentChange?.(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Shell UI/Shell/CommandPalette',
  tags: ['overlay'],
  component: CommandPalette,
  render: (args) => <Stage {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `The global search: pages, people, settings and whatever the sources have, found while typing by characters, full pinyin and initials (\`zgs\` finds \`总公司\`). Sources that know their entries are indexed in slices; others are asked a moment after the last key.

| Key | Does |
| --- | --- |
| Ctrl+K, ⌘K | opens and closes |
| Up, Down | goes through the results, from end to end |
| Page up, Page down | eight results further |
| Home, End | first and last result |
| Enter | opens the result; not while an input method composes |
| Escape | closes; the focus returns |

**Do** hand in the same array of sources and entries while nothing about them changes; answer with nothing where a permission is refused. **Don't** put anything into it that cannot be reached otherwise.`,
      },
    },
  },
  args: { isOpen: true, onClose: fn(), onRecentChange: fn(), sources },
} satisfies Meta<typeof CommandPalette>
export default meta

type Story = StoryObj<typeof meta>

/** Before anything is typed: what was chosen lately, and the first entries of a source that wants it so. */
export const Default: Story = { args: { recent: ['menu:role', 'department:d1'] } }

export const Keyboard: Story = {
  play: async ({ userEvent, step, globals }) => {
    const say = sayIn({ globals })
    const searchWords = wordsIn({ globals }, searchMessages)
    const field = await screen.findByRole('combobox', { name: searchWords.title })
    await waitFor(() => expect(field).toHaveFocus())
    const initials = globals['language'] === 'en-US' ? 'head' : 'zgs' // or the beginning of the name
    await step('initials find a department', async () => {
      await userEvent.keyboard(initials)
      await waitFor(() =>
        expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
          say('总公司'),
          `${say('总公司办公室')}${say('总公司')}`,
        ]),
      )
      await expect(field).toHaveFocus()
    })
    await step('arrows and Enter choose', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(sources[1]?.onChoose).toHaveBeenLastCalledWith(say(departments[1]))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('the shortcut opens it again', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const lately = await screen.findByRole('group', { name: searchWords.recent })
      await waitFor(() => expect(lately).toBeVisible())
    })
  },
}

export const Empty: Story = {
  args: { sources: [] },
  play: async ({ userEvent, globals }) => {
    const searchWords = wordsIn({ globals }, searchMessages)
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('xyz')
    const nothing = await screen.findByText(searchWords.nothing('xyz'), { selector: 'p' })
    await waitFor(() => expect(nothing).toBeVisible())
  },
}

export const Loading: Story = {
  args: {
    sources: [
      { id: 'people', title: '人员', find: () => new Promise(() => undefined), onChoose: fn() },
    ],
  },
  play: async ({ userEvent, globals }) => {
    const searchWords = wordsIn({ globals }, searchMessages)
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('zw')
    const asking = screen.getByText(searchWords.searching, { selector: 'p' })
    await waitFor(() => expect(asking).toBeVisible())
  },
}

export const Failed: Story = {
  args: {
    sources: [
      ...sources,
      { id: 'people', title: '人员', find: () => Promise.reject(new Error('x')), onChoose: fn() },
    ],
  },
  play: async ({ userEvent, globals }) => {
    const searchWords = wordsIn({ globals }, searchMessages)
    const say = sayIn({ globals })
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(globals['language'] === 'en-US' ? 'organ' : 'zzjg')
    const failed = await screen.findByText(searchWords.failed(say('人员')))
    await waitFor(() => expect(failed).toBeVisible())
    await expect(screen.getByRole('option', { name: new RegExp(say('组织架构')) })).toBeVisible()
  },
}

/** A refused permission answers with nothing: the source is silent. */
export const NoPermission: Story = {
  args: {
    sources: [
      ...sources,
      { id: 'people', title: '人员', find: () => Promise.resolve([]), onChoose: fn() },
    ],
  },
}

export const LongText: Story = {
  args: {
    sources: [
      {
        id: 'people',
        title: '人员',
        isShownAtFirst: true,
        entries: () => longNames,
        onChoose: fn(),
      },
    ],
  },
}

const longNames: readonly SearchEntry[] = [
  {
    id: '1',
    title:
      '云杉智能制造装备与新能源材料集团股份有限公司华东分公司第三生产车间十二号空气压缩机操作班',
    subtitle: '云杉智能制造装备与新能源材料集团股份有限公司 / 华东分公司 / 生产中心',
    icon: 'person',
  },
  { id: '2', title: 'w'.repeat(90) },
]
