import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { fieldMessages } from '../forms/fieldMessages.js'
import { dialogMessages } from './dialogMessages.js'
import type { Option } from '../forms/OptionList.js'
import type { FindOptions } from '../forms/useOptions.js'
import { UserPickDialog } from './UserPickDialog.js'

const people: Option[] = Array.from({ length: 40 }, (_, at) => ({
  value: `u${String(at)}`,
  label: `成员 ${String(at + 1)}`,
  description: `user${String(at + 1)} · 研发部`,
}))

const find: FindOptions = (keyword) =>
  Promise.resolve(people.filter(({ label }) => label.includes(keyword)).slice(0, 20))

const meta = {
  title: 'Shell UI/Dialogs/UserPickDialog',
  tags: ['overlay'],
  component: UserPickDialog,
  args: { title: '选择审批人', find, onSubmit: fn((ids: readonly string[]) => ids), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Chooses people: search on top, the found ones in a list of at most 300 px, the chosen ones as chips below, kept over every search.

| Key | Does |
| --- | --- |
| typing | searches after a pause of 500 ms |
| ↑ ↓ PageUp PageDown | go through the found people |
| Enter | chooses, or takes the choice back |
| Escape | closes, after a question when somebody was chosen |

**Do** say with \`most\` how many the operation takes. **Don't** load everybody: \`find\` answers what is typed.`,
      },
    },
  },
} satisfies Meta<typeof UserPickDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { find: () => Promise.resolve([]) } }
export const Loading: Story = { args: { find: () => new Promise(() => undefined) } }
export const Failed: Story = { args: { find: () => Promise.reject(new Error('offline')) } }
export const Chosen: Story = { args: { chosen: people.slice(0, 3) } }
export const LongText: Story = {
  args: {
    chosen: people.slice(0, 30),
    find: () =>
      Promise.resolve([
        {
          value: 'long',
          label: '亚历山大·谢尔盖耶维奇·普希金'.repeat(4),
          description: '华东区域智能制造联合研发中心'.repeat(5),
        },
      ]),
  },
}

/** Chooses one of each of two searches without a pointer. */
export const ByKeyboard: Story = {
  args: { onClose: fn() },
  play: async ({ args, userEvent, globals }) => {
    const say = sayIn({ globals })
    const dialogWords = wordsIn({ globals }, dialogMessages)
    const fieldWords = wordsIn({ globals }, fieldMessages)
    const search = await screen.findByRole('combobox')
    await waitFor(() => expect(search).toHaveFocus())
    await screen.findByRole('option', { name: new RegExp(`${say('成员 1')} `) })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('40')
    await screen.findByRole('option', { name: new RegExp(say('成员 40')) })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByText(fieldWords.chosenCount(2))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: dialogWords.choose }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(['u1', 'u39']))
  },
}
