import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { expect, fn, screen } from 'storybook/test'
import '../../studio.css'
import { people } from '../../testing/viewers.js'
import { ViewerDialog } from './ViewerDialog.js'
import { viewerMessages } from './viewerMessages.js'

const meta = {
  title: 'Page Builder/Studio/ViewerDialog',
  component: ViewerDialog,
  args: { viewers: people((value) => value), onClose: fn() },
  render: function Staged(args) {
    const translate = useFixtureTranslation()
    return <ViewerDialog {...args} viewers={people(translate)} />
  },
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `Asks as whom the page is previewed: as everybody of a role, or as one person.

| Key | Does |
| --- | --- |
| Arrows | go from one kind to the other, and along what was found |
| Enter | chooses, and begins |
| Escape | closes |

**Do** say what stays one's own: the range of data, to-dos and messages. **Don't** offer it to who may not look at roles.`,
      },
    },
  },
} satisfies Meta<typeof ViewerDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nobody was chosen: it says so, and stays. */
export const Nobody: Story = {
  play: async ({ userEvent, globals }) => {
    const messages = viewerMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByRole('radio', { name: messages.person }))
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    await expect(await screen.findByText(messages.choose(messages.person))).toBeVisible()
  },
}
