import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { selectionMessages } from './selectionMessages.js'
import { ByButtonStage } from '../../testing/ByButtonStage.js'
import { ExportDialog, exportDialog } from './ExportDialog.js'

const meta = {
  title: 'Shell UI/Resource page/ExportDialog',
  tags: ['overlay'],
  component: ExportDialog,
  args: { count: 1248, onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `The choice of a file's format, which \`useExportAction\` asks for: a spreadsheet (XLSX) or a CSV of what the filters find.

| Key | Does |
| --- | --- |
| Enter | takes the spreadsheet, which has the focus first |
| Tab | goes on to the cross and to CSV |
| Escape | closes, and nothing is exported |

**Do** use \`useExportAction\`, which says how many rows go and shows how far it is. Where the server writes the file open it by \`exportDialog\`, so that the question is the same. **Don't** put formats on buttons of their own into a toolbar.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ExportDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: { count: 1_234_567_890 },
}

/** The server counts no further, and writes the file itself. */
export const ManyRows: Story = {
  tags: ['!overlay'], // as Default, with other words
  args: { count: 100_000, isAtLeast: true, what: '包含当前筛选的全部结果和全部列。' },
  play: async ({ globals }) => {
    const selectionWords = wordsIn({ globals }, selectionMessages)
    const say = sayIn({ globals })
    await screen.findByRole('alertdialog', { name: selectionWords.exportAtLeast(100_000) })
    const text = screen.getByText(say('包含当前筛选的全部结果和全部列。'))
    await waitFor(() => expect(text).toBeVisible()) // the dialog fades in
  },
}

export const English: Story = {
  tags: ['!overlay', 'one-language'], // the pictures are of the default language
  globals: { language: 'en-US' },
}

/** The spreadsheet has the focus first: Enter is enough. */
export const ByKeyboard: Story = {
  tags: ['!overlay'], // ends closed
  play: async ({ args, userEvent, globals }) => {
    const selectionWords = wordsIn({ globals }, selectionMessages)
    const first = await screen.findByRole('button', { name: selectionWords.exportXlsx })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('xlsx'))
  },
}

/** As on a page: opened by a button, which has the focus again afterwards. */
export const ByButton: Story = {
  tags: ['!overlay'], // closed at first, so it has no picture
  render: (args, context) => (
    <ByButtonStage label={sayIn(context)('导出')} onOpen={() => exportDialog.open(args)} />
  ),
}
