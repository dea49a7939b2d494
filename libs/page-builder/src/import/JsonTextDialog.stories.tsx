import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { importMessages } from './importMessages.js'
import { JsonTextDialog } from './JsonTextDialog.js'

const chinese = importMessages['zh-CN']
const english = importMessages['en-US']

/** Takes any text but an empty list. */
function read(text: string) {
  return text === '[]'
    ? { ok: false as const, reason: 'empty' as const }
    : { ok: true as const, text }
}

const meta = {
  title: 'Page Builder/Import/JsonTextDialog',
  component: JsonTextDialog<{ text: string }, 'empty'>,
  args: { messages: chinese, maxSize: 5_000_000, read, onClose: fn() },
  parameters: {
    inEnglish: { messages: english },
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Asks for JSON: as a file by button, drop or paste, or as text. A file is read in the browser and sent nowhere.

| Key | Does |
| --- | --- |
| Tab | goes from the file to the text and to the buttons |
| Enter | on the button opens the choice of files |
| Escape | closes; asks first when something was chosen |

**Do** give each reason of a refusal its own text. **Don't** use it where only files make sense; UploadField does that.`,
      },
    },
  },
} satisfies Meta<typeof JsonTextDialog<{ text: string }, 'empty'>>
export default meta

type Story = StoryObj<typeof meta>

/** A text that was pasted is read. */
export const Default: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = importMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByLabelText(t.text))
    await userEvent.paste('{}')
    await userEvent.click(screen.getByRole('button', { name: t.next }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ ok: true, text: '{}' }))
  },
}

/** A refused text stays, with the reason beside it. */
export const Refused: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = importMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByLabelText(t.text))
    await userEvent.paste('[]')
    await userEvent.click(screen.getByRole('button', { name: t.next }))
    await expect(await screen.findByText(t.empty)).toBeVisible()
    await expect(screen.getByLabelText(t.text)).toHaveValue('[]')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A file and a text together are refused: one of both has to go. */
export const Both: Story = {
  play: async ({ userEvent, globals }) => {
    const t = importMessages[globals['language'] as Language]
    await userEvent.click(await screen.findByLabelText(t.text))
    await userEvent.paste('{}')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const file = new globalThis.File(['{}'], 'cpu.json', { type: 'application/json' })
    if (input) await userEvent.upload(input, file)
    await screen.findByText(new RegExp(t.fileKept))
    await userEvent.click(screen.getByRole('button', { name: t.next }))
    await expect(await screen.findByText(t.onlyOne)).toBeVisible()
  },
}
