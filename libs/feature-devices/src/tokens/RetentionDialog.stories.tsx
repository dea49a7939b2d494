import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createTokensApi, makeTokens } from '../testing/typesApi.js'
import { RetentionDialog } from './RetentionDialog.js'

const meta = {
  title: 'Feature Devices/Tokens/RetentionDialog',
  component: RetentionDialog,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createTokensApi(makeTokens())}>
        <Story />
      </DeviceStage>
    ),
  ],
  args: {
    settings: { keepDays: 90, keepAlarmDays: 365, version: 1 },
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Says for how many days the values of devices are kept, and alarms after they have cleared.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** ask who needs the history before the number falls. **Don't** expect values or alarms back that were older than the new number.`,
      },
    },
  },
} satisfies Meta<typeof RetentionDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Longest: Story = {
  args: { settings: { keepDays: 1_000, keepAlarmDays: 3_650, version: 1 } },
}

/** Nothing was typed, so it closes at once. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
