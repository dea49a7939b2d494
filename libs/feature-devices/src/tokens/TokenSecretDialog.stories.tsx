import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TokenSecretDialog } from './TokenSecretDialog.js'

const meta = {
  title: 'Feature Devices/Tokens/TokenSecretDialog',
  component: TokenSecretDialog,
  args: { name: '一号网关', token: 'x'.repeat(43), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `The token of a program that reports, this one time, with a button that copies it.

| Key | Does |
| --- | --- |
| Enter | presses the focused button |
| Escape | closes |

**Do** put it into the program at once. **Don't** send it by message: whoever has it reports in the name of the machines.`,
      },
    },
  },
} satisfies Meta<typeof TokenSecretDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const LongText: Story = { args: { name: '一号网关'.repeat(12) } }
