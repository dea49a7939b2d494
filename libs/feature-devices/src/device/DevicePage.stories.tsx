import { type ApiClient, ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { FakeShellPort } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { makeDevices } from '../testing/devicesApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { failAnswer } from '../testing/failAnswer.js'
import { createPointsApi, makePoints, pointHandlers } from '../testing/pointsApi.js'
import { DevicePage } from './DevicePage.js'
import type { DevicePageQuery } from './devicePageQuery.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
  port?: FakeShellPort
}

type PreviewProps = ComponentProps<typeof DevicePage> & Behind

function Preview({ api, permissions, port, query: initial, onQueryChange, params }: PreviewProps) {
  const [query, setQuery] = useState<DevicePageQuery>(initial)
  return (
    <DeviceStage api={api} permissions={permissions} {...(port && { port })}>
      <DevicePage
        params={params}
        query={query}
        onQueryChange={(patch) => {
          onQueryChange(patch)
          setQuery((former) => ({ ...former, ...patch }))
        }}
      />
    </DeviceStage>
  )
}

const hidden = { table: { disable: true } }

const meta = {
  title: 'Feature Devices/Device/DevicePage',
  component: DevicePage,
  args: {
    api: () => createPointsApi(),
    permissions: 'all',
    params: { id: 'd1' },
    // A window of its own: one that ends now would be another in each picture.
    query: { from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T12:00:00.000Z' },
    onQueryChange: fn(),
  },
  argTypes: { api: hidden, permissions: hidden, port: hidden },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One device: what it reports now, and what it reported over time, with the window in the address.

| Key | Does |
| --- | --- |
| Space on a point's tick | puts it into the charts, or takes it out |
| Enter on earlier, later, zoom in, zoom out | changes the window; a drag over a chart chooses a part of it |

**Do** give every unit a chart of its own. **Don't** draw a line over a time without values.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = await canvas.findAllByRole('checkbox')
    first?.focus()
    await userEvent.keyboard(' ')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ points: 'bearing' })
  },
}

/** With the period before. */
export const Compared: Story = {
  args: {
    query: {
      ...{ from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T12:00:00.000Z' },
      ...{ compare: 'previous', points: 'temperature,bearing,pressure,running' },
    },
  },
}

/** A device that measures nothing yet. */
export const Empty: Story = { args: { api: () => createPointsApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/devices/{id}': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/devices/{id}': failAnswer }) },
}

/** The history fails alone. */
export const HistoryFailed: Story = {
  args: {
    api: () =>
      createTestApi({
        ...pointHandlers(makeDevices(1), makePoints()),
        'GET /spruce/api/v1/point-history': failAnswer,
      }),
  },
}

export const Gone: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/devices/{id}': () => {
          throw new ApiError({ kind: 'http', status: 404, code: 404 })
        },
      }),
  },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['device:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createPointsApi(makePoints().map((point) => ({ ...point, name: point.name.repeat(8) }))),
  },
}
