import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createTokensApi, makeTokens } from '../testing/typesApi.js'
import { TokenFormDialog } from './TokenFormDialog.js'

const meta = {
  title: 'Feature Devices/Tokens/TokenFormDialog',
  component: TokenFormDialog,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createTokensApi(makeTokens())}>
        <Story />
      </DeviceStage>
    ),
  ],
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Names a token and chooses the area or the one device that it reports for.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Left, Right | on what it reports for: an area or one device |
| Enter | in an input: makes the token, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** make one for each program that reports. **Don't** give a program more than the area that it reports for.`,
      },
    },
  },
} satisfies Meta<typeof TokenFormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing was typed, so it closes at once. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
