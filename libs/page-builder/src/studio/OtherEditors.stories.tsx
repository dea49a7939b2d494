import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import '../studio.css'
import { OtherEditors, type OtherEditorsProps } from './OtherEditors.js'
import { presenceMessages } from './presenceMessages.js'
import type { StudioEditor } from './StudioPort.js'

const editorOf = (id: string, name: string, more: Partial<StudioEditor> = {}): StudioEditor => ({
  ...{ id, name, photo: null, isSelf: false },
  ...{ since: '2026-11-20T06:05:00.000Z', savedAt: null, ...more },
})
const first = editorOf('m1', '李娜', { savedAt: '2026-11-20T06:20:00.000Z' })
const own = editorOf('me', '王强', { isSelf: true })

/** Names in the language of the story. */
function Stage(props: OtherEditorsProps) {
  const translate = useFixtureTranslation()
  return <OtherEditors editors={translate(props.editors)} />
}

const meta = {
  title: 'Page Builder/Studio/OtherEditors',
  component: OtherEditors,
  args: { editors: [first, editorOf('m2', '林建业')] },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `The faces of those who have the same page open in the studio. Who comes and who goes is said to screen readers by the studio, politely.

| Key | Does |
| --- | --- |
| Enter, Space | shows who they are, since when, and what they saved last |
| Arrows | scroll a long list |
| Escape | closes the list |

**Do** show the person themself where another tab of theirs has the page open: both save the same draft. **Don't** lock the page: what two people change is merged.`,
      },
    },
  },
} satisfies Meta<typeof OtherEditors>
export default meta

type Story = StoryObj<typeof meta>

/** Two other people; the list says who. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent, globals }) => {
    const messages = presenceMessages[globals['language'] as 'zh-CN' | 'en-US']
    const button = await within(canvasElement).findByRole('button', { name: messages.others(2) })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const list = within(await screen.findByRole('dialog', { name: messages.title }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(list.getByText(new RegExp(messages.savedNothing))).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The person themself, in another tab. */
export const Self: Story = {
  args: { editors: [own] },
  play: async ({ canvasElement, globals }) => {
    const messages = presenceMessages[globals['language'] as 'zh-CN' | 'en-US']
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(messages.selfElsewhere)).toBeVisible())
  },
}

/** Of many the first are shown, and how many more there are. */
export const LongText: Story = {
  args: {
    editors: [
      first,
      own,
      ...Array.from({ length: 12 }, (_, at) => editorOf(`n${String(at)}`, '很长的名称'.repeat(6))),
    ],
  },
  play: async ({ canvasElement, userEvent, globals }) => {
    const messages = presenceMessages[globals['language'] as 'zh-CN' | 'en-US']
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: messages.others(13) }))
    const list = within(await screen.findByRole('dialog', { name: messages.title }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(14))
  },
}

/** Nobody else: nothing shows. */
export const Empty: Story = { args: { editors: [] } }
