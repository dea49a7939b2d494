import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { ImportFileDialog } from './ImportFileDialog.js'
import { importMessages } from './importMessages.js'
import { readDashboard } from './readDashboard.js'

const registry = createPageRegistry(allWidgets)
const dashboard = { title: 'CPU', panels: [{ id: 1, type: 'stat', title: 'CPU' }] }

const meta = {
  title: 'Page Builder/Import/ImportFileDialog',
  component: ImportFileDialog,
  args: {
    read: (text) => readDashboard(text, { registry, columns: 24, language: 'zh-CN' }),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Asks for the JSON of a dashboard of Grafana or ThingsBoard: as a file by button, drop or paste, or as text. The file is read in the browser and sent nowhere.

| Key | Does |
| --- | --- |
| Tab | goes from the file to the text and to the buttons |
| Enter | on the button opens the choice of files |
| Escape | closes; asks first when something was chosen |

**Do** say why a file is refused. **Don't** change the page yet: what comes is shown before.`,
      },
    },
  },
} satisfies Meta<typeof ImportFileDialog>
export default meta

type Story = StoryObj<typeof meta>

/** A dashboard that was pasted is read. */
export const Default: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = importMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByLabelText(messages.text))
    await userEvent.paste(JSON.stringify(dashboard))
    await userEvent.click(screen.getByRole('button', { name: messages.next }))
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ title: 'CPU' })),
    )
  },
}

/** Something else is refused, and stays to be seen. */
export const Refused: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = importMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByLabelText(messages.text))
    await userEvent.paste('{"name": "x"}')
    await userEvent.click(screen.getByRole('button', { name: messages.next }))
    await expect(await screen.findByText(messages['not-a-dashboard'])).toBeVisible()
    await expect(screen.getByLabelText(messages.text)).toHaveValue('{"name": "x"}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Nothing was given. */
export const Empty: Story = {
  play: async ({ userEvent, globals }) => {
    const messages = importMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByRole('button', { name: messages.next }))
    await expect(await screen.findByText(messages.chooseOne)).toBeVisible()
  },
}

/** A file is read in the browser. */
export const File: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = importMessages[globals['language'] as 'zh-CN' | 'en-US']
    await screen.findByLabelText(messages.text)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const file = new globalThis.File([JSON.stringify(dashboard)], 'cpu.json', {
      type: 'application/json',
    })
    if (input) await userEvent.upload(input, file)
    await screen.findByText(new RegExp(messages.fileKept))
    await userEvent.click(screen.getByRole('button', { name: messages.next }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
