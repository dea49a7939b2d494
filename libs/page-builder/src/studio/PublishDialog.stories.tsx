import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { PublishDialog } from './PublishDialog.js'
import { studioMessages } from './studioMessages.js'

const meta = {
  title: 'Page Builder/Studio/PublishDialog',
  component: PublishDialog,
  args: { name: '生产运行工作台', onPublish: () => Promise.resolve(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Asks for the note of a version, and publishes it.

| Key | Does |
| --- | --- |
| Enter | in the note publishes |
| Escape | closes; asks first when something was written |

**Do** say in the note what whoever sees the page will notice. **Don't** close it when publishing failed: the note would be lost.`,
      },
    },
  },
} satisfies Meta<typeof PublishDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The note goes to whoever publishes, without the spaces around it. */
export const Published: Story = {
  args: { onPublish: fn(() => Promise.resolve()) },
  play: async ({ args, userEvent, globals }) => {
    const messages = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.type(await screen.findByLabelText(messages.publishNote), ' 2026 ')
    await userEvent.click(screen.getByRole('button', { name: messages.publish }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
    await expect(args.onPublish).toHaveBeenCalledWith('2026')
  },
}

/** Nothing was published: the note stays, and the reason stands beside it. */
export const Refused: Story = {
  args: { onPublish: () => Promise.reject(new Error('503')) },
  play: async ({ userEvent, globals }) => {
    const messages = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.type(await screen.findByLabelText(messages.publishNote), '2026')
    await userEvent.click(screen.getByRole('button', { name: messages.publish }))
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByLabelText(messages.publishNote)).toHaveValue('2026')
  },
}

export const LongText: Story = { args: { name: '很长的名称'.repeat(12) } }
