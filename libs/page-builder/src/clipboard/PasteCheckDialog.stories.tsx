import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { clipboardMessages } from './clipboardMessages.js'
import { PasteCheckDialog, type PasteCheckDialogProps } from './PasteCheckDialog.js'
import type { PartNote } from './PartNote.js'

const notes: readonly PartNote[] = [
  { kind: 'component', name: 'COMP-9', details: ['COMP-9'] },
  { kind: 'endpoint', name: 'orders-1', details: ['endpointId'] },
  { kind: 'things', name: 'latest-1', details: ['deviceId', 'areaId'] },
  { kind: 'file', name: '设备区域', details: ['/files/public/1'] },
  { kind: 'link', name: '产量', details: ['RCAPP1'] },
  { kind: 'renamed', name: 'lines-1', details: ['lines-1-2'] },
]

/** Names in the language of the story. */
function Stage(props: PasteCheckDialogProps) {
  const translate = useFixtureTranslation()
  const { name } = props
  return <PasteCheckDialog {...props} notes={translate(props.notes)} name={translate(name)} />
}

const meta = {
  title: 'Page Builder/Clipboard/PasteCheckDialog',
  component: PasteCheckDialog,
  args: {
    ...{ name: '生产运行工作台', count: 4, isForeign: true, repaired: 0, notes },
    onClose: fn(),
  },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Says by name what of copied components comes otherwise or not at all: what the palette here does not have, endpoints, devices, files and links of another company, names that are taken. Nothing has changed before.

| Key | Does |
| --- | --- |
| Tab | goes to the list and to the buttons |
| Arrows, Page up, Page down | scroll the list |
| Escape | pastes nothing |

**Do** ask only where something is lost. **Don't** sum lines up: each names its component or query.`,
      },
    },
  },
} satisfies Meta<typeof PasteCheckDialog>
export default meta

type Story = StoryObj<typeof meta>

/** From another company. */
export const Default: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = clipboardMessages[globals['language'] as 'zh-CN' | 'en-US']
    await waitFor(() =>
      expect(screen.getByRole('region', { name: messages.endpoint })).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: messages.confirm }))
    await expect(args.onClose).toHaveBeenCalledWith(true)
  },
}

/** What was damaged was repaired. */
export const Repaired: Story = {
  args: { isForeign: false, repaired: 3, notes: [], name: '' },
  play: async ({ args, userEvent, globals }) => {
    const messages = clipboardMessages[globals['language'] as 'zh-CN' | 'en-US']
    await waitFor(() => expect(screen.getByText(messages.repaired(3))).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: messages.cancel }))
    await expect(args.onClose).toHaveBeenCalledWith()
  },
}

/** Long names and many lines. */
export const LongText: Story = {
  args: {
    notes: Array.from({ length: 40 }, (_, at): PartNote => {
      const name = `${'很长的名称'.repeat(6)} ${String(at)}`
      return { kind: 'link', name, details: ['RCAPP1', 'RCAPP2'] }
    }),
  },
}
