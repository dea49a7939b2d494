import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { alarmHandlers, createAlarmsApi } from '../testing/alarmsApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { failAnswer } from '../testing/failAnswer.js'
import { AlarmDetailPanel } from './AlarmDetailPanel.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
}

type PreviewProps = ComponentProps<typeof AlarmDetailPanel> & Behind

const hidden = { table: { disable: true } }

const meta = {
  title: 'Feature Devices/Alarms/AlarmDetailPanel',
  component: AlarmDetailPanel,
  args: {
    api: () => createAlarmsApi(),
    permissions: 'all',
    id: 'al2',
    onOpenDevice: fn(),
    onClose: fn(),
  },
  argTypes: { api: hidden, permissions: hidden },
  render: ({ api, permissions, ...props }) => (
    <DeviceStage api={api} permissions={permissions}>
      <AlarmDetailPanel {...props} />
    </DeviceStage>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `One alarm at the right edge: what it is, what can be done about it, what was said.

| Key | Does |
| --- | --- |
| Tab | actions, the panel itself, which the arrow keys scroll |
| Escape | closes |

**Do** say the condition as it was when the alarm was raised. **Don't** offer what its state does not allow.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByText('DEV-02')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** Nobody has looked after it yet. */
export const Raised: Story = { args: { id: 'al1' } }

export const Cleared: Story = { args: { id: 'al3' } }

/** Its device is gone: it is ended by hand. */
export const Unwatched: Story = { args: { id: 'al4' } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        ...alarmHandlers([]),
        'GET /spruce/api/v1/alarms/{id}': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: {
    api: () =>
      createTestApi({ ...alarmHandlers([]), 'GET /spruce/api/v1/alarms/{id}': failAnswer }),
  },
}

/** There is no such alarm. */
export const Gone: Story = { args: { id: 'none' } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['alarm:list'] } }
