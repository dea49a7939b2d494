import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { resourceMessages } from './resourceMessages.js'
import { createResourcesApi, makeResources } from './resourcesHandlers.js'
import { TagsDialog } from './TagsDialog.js'

const meta = {
  title: 'Feature Enterprise/Resources/TagsDialog',
  component: TagsDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    count: 3,
    known: ['品牌', '首页'],
    present: ['品牌'],
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(TagsDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Gives several resources tags and takes some from them.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Enter, Space | on a field: opens its choices |
| Escape | closes, after a question when something was chosen |

**Do** offer for taking only what these resources have. **Don't** replace all tags of many resources: each keeps the others.`,
      },
    },
  },
} satisfies Meta<Staged<typeof TagsDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is chosen: the dialog says what is missing. */
export const NothingChosen: Story = {
  play: async ({ globals, args }) => {
    const t = resourceMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByRole('button', { name: t.tagConfirm }))
    await waitFor(() => expect(screen.getByText(t.tagNothing)).toBeVisible())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
