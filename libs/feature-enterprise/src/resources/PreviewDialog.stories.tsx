import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, spyOn } from 'storybook/test'
import { createResourcesApi, makeResources } from './resourcesHandlers.js'
import { PreviewDialog } from './PreviewDialog.js'
import { resourceMessages } from './resourceMessages.js'

const meta = {
  title: 'Feature Enterprise/Resources/PreviewDialog',
  component: PreviewDialog,
  args: {
    api: () => createResourcesApi(makeResources(5)),
    permissions: 'all',
    resources: makeResources(5),
    start: 0,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PreviewDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Shows a resource: a picture, a text, sound or film, and a PDF in a window of its own; of others what is known, and the download.

| Key | Does |
| --- | --- |
| Left, Right, Page Up, Page Down | the previous and the next one |
| Home, End | the first and the last one |
| Tab | the player, or what opens a PDF; previous, next, download, close |
| Escape | closes; the focus returns |

**Do** go through the rows in the order of the list. **Don't** open a document inside the page: a PDF has its own window, others are downloaded.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PreviewDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}

/** A PDF, which opens in a window of its own. */
export const Document: Story = { args: { start: 2 } }

/** A document that browsers do not show: it is downloaded. */
export const Download: Story = {
  args: {
    resources: makeResources(3)
      .slice(2)
      .map((one) => ({ ...one, name: 'handbook-3.xlsx', mediaType: 'application/zip' })),
  },
}

/** The browser let no window open. */
export const WindowBlocked: Story = {
  args: { start: 2 },
  play: async ({ userEvent, globals }) => {
    const t = resourceMessages[globals['language'] as Language]
    const open = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(await screen.findByRole('button', { name: t.openWindow }))
    await screen.findByText(t.windowBlocked)
    open.mockRestore()
  },
}

export const Text: Story = {
  args: {
    resources: makeResources(3)
      .slice(2)
      .map((one) => ({ ...one, name: 'notes.txt', mediaType: 'text/plain' })),
  },
}
