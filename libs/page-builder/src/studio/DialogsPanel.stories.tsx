import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { pageNode, type PageParts } from '../testing/pages.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { DialogsPanel } from './DialogsPanel.js'
import { dialogsMessages } from './dialogsMessages.js'

const group = (id: string, title: string) =>
  pageNode({ id, type: 'spruce.group', slot: 'dialogs', order: id, props: { title } })

const page: PageParts = {
  nodes: [
    group('a', '产线明细'),
    pageNode({ id: 'b', type: 'spruce.table', parent: 'a', slot: 'body' }),
    group('c', ''),
    pageNode({
      ...{ id: 'd', type: 'spruce.table' },
      props: { rowAction: { kind: 'open-dialog', dialog: 'a' } },
    }),
  ],
}

interface PanelStory {
  readonly page: PageParts
  readonly isReadOnly?: boolean
}

const meta = {
  title: 'Page Builder/Studio/DialogsPanel',
  component: DialogsPanel,
  parameters: {
    page,
    docs: {
      description: {
        component: `Lists the dialogs of a page with what lies in each and what opens it.

| Key | Does |
| --- | --- |
| Tab | goes from dialog to dialog, through their buttons |
| Enter, Space | on a button selects the dialog on the canvas, or deletes it |

**Do** name a dialog by what it shows; the name may hold a variable. **Don't** put into a dialog what everybody needs at once.`,
      },
    },
  },
  render: (_, { parameters }) => {
    const { page, isReadOnly = false } = parameters as unknown as PanelStory
    return (
      <StudioStage page={page} isReadOnly={isReadOnly}>
        <DialogsPanel />
      </StudioStage>
    )
  },
} satisfies Meta<typeof DialogsPanel>
export default meta
type Story = StoryObj<typeof meta>

/** One with something in it is asked about before it goes. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = dialogsMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: words.add }))
    await expect(await canvas.findByText(words.added(words.numbered(3)))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: words.remove(words.numbered(3)) }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    const [first] = canvas.getAllByRole('listitem')
    const name = first?.querySelector('.sp-studio-query-name')?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: words.remove(name) }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(words.removeText(1, 1))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Empty: Story = { parameters: { page: { nodes: [] } } }

export const ReadOnly: Story = { parameters: { isReadOnly: true } }

export const LongText: Story = {
  parameters: { page: { nodes: [group('a', '很长的名称'.repeat(12))] } },
}
