import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { clipboardMessages } from './clipboardMessages.js'
import { PasteTextDialog } from './PasteTextDialog.js'
import { partFormat, partVersion } from './pagePart.js'
import { readPart } from './readPart.js'

const registry = createPageRegistry(allWidgets)
const part = {
  ...{ format: partFormat, version: partVersion, from: { tenant: 't1', page: 'p1' } },
  ...{ name: 'P1', isWhole: false },
  document: pageOf({ nodes: [pageNode({ id: 'c', type: 'spruce.clock' })] }),
}

const meta = {
  title: 'Page Builder/Clipboard/PasteTextDialog',
  component: PasteTextDialog,
  args: { read: (text) => readPart(text, registry), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Asks for copied components: as text where the browser does not give the clipboard, or as the file of a page. The file is read in the browser and sent nowhere.

| Key | Does |
| --- | --- |
| Ctrl and V | in the field pastes the text |
| Tab | goes from the file to the text and to the buttons |
| Escape | closes; asks first when something was chosen |

**Do** say why a text is refused. **Don't** trust what it says of itself: it is checked as any page is.`,
      },
    },
  },
} satisfies Meta<typeof PasteTextDialog>
export default meta

type Story = StoryObj<typeof meta>

/** Components that were pasted are read. */
export const Default: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = clipboardMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByLabelText(messages.text))
    await userEvent.paste(JSON.stringify(part))
    await userEvent.click(screen.getByRole('button', { name: messages.next }))
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ name: 'P1' })),
    )
  },
}

/** Something else is refused, and stays to be seen. */
export const Refused: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = clipboardMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByLabelText(messages.text))
    await userEvent.paste('{"name": "x"}')
    await userEvent.click(screen.getByRole('button', { name: messages.next }))
    await waitFor(() => expect(screen.getByText(messages['no-components'])).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
