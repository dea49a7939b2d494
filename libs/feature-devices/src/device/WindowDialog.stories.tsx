import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createPointsApi } from '../testing/pointsApi.js'
import { WindowDialog } from './WindowDialog.js'

const meta = {
  title: 'Feature Devices/Device/WindowDialog',
  component: WindowDialog,
  args: {
    window: {
      from: Date.parse('2026-11-20T00:00:00.000Z'),
      to: Date.parse('2026-11-20T12:00:00.000Z'),
    },
    onSubmit: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <DeviceStage api={() => createPointsApi()}>
      <WindowDialog {...args} />
    </DeviceStage>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: `Chooses the window of the charts by two moments, to the minute.

| Key | Does |
| --- | --- |
| Tab | the two moments, cancel, show |
| Enter | in a field: shows the window, or the first wrong field has the focus |
| Escape | closes, after a question where something was typed |

**Do** open it with the window that is on show. **Don't** ask for a window by two moments where "the last hour" says it.`,
      },
    },
  },
} satisfies Meta<typeof WindowDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** It ends before it begins. */
export const Wrong: Story = {
  args: {
    window: {
      from: Date.parse('2026-11-20T12:00:00.000Z'),
      to: Date.parse('2026-11-20T00:00:00.000Z'),
    },
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/必须晚于|must end after/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
