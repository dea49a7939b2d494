import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { createDeliveriesApi, makeDeliveries } from './deliveriesHandlers.js'
import { DeliveryDialog } from './DeliveryDialog.js'

const meta = {
  title: 'Feature Enterprise/Business Identifiers/DeliveryDialog',
  component: DeliveryDialog,
  args: {
    api: () => createDeliveriesApi(makeDeliveries(2)),
    permissions: 'all',
    id: 'd2',
    name: '审批提醒 2',
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(DeliveryDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `What was sent, to whom, and how far it has come with each recipient; contacts are masked.

| Key | Does |
| --- | --- |
| Tab | the filters, the recipients, the pages |
| Escape | closes |

**Do** say why a message did not arrive. **Don't** show a contact in full: who may see it does so in the organisation.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DeliveryDialog>>
export default meta

type Story = StoryObj<typeof meta>

/** Some failed; Escape closes. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(6))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** It is gone, or cannot be read. */
export const Failed: Story = {
  args: {
    api: () =>
      createDeliveriesApi(makeDeliveries(2), {
        'GET /spruce/api/v1/business-deliveries/{id}': failAnswer,
      }),
  },
}
