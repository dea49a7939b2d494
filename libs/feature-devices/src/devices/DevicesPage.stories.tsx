import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createDevicesApi, deviceHandlers, makeDevices } from '../testing/devicesApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { failAnswer } from '../testing/failAnswer.js'
import type { DeviceQuery } from './deviceQuery.js'
import { DevicesPage } from './DevicesPage.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
}

type PreviewProps = ComponentProps<typeof DevicesPage> & Behind

function Preview({ api, permissions, query: initial, onQueryChange, path }: PreviewProps) {
  const [query, setQuery] = useState<DeviceQuery>(initial)
  return (
    <DeviceStage api={api} permissions={permissions}>
      <DevicesPage
        path={path}
        query={query}
        onQueryChange={(patch) => {
          onQueryChange(patch)
          setQuery((former) => ({ ...former, ...patch }))
        }}
      />
    </DeviceStage>
  )
}

const meta = {
  title: 'Feature Devices/Devices/DevicesPage',
  component: DevicesPage,
  args: {
    api: () => createDevicesApi(makeDevices(30)),
    permissions: 'all',
    path: '/console/devices',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The devices of a company beside its areas, with who is online as it changes.

| Key | Does |
| --- | --- |
| Tab | areas, filters, views, the page's actions, table, pages |
| Keys of Tree | within the areas; Ctrl with X and V moves one |
| Keys of DataTable | within the table; Enter opens a device |

**Do** keep area, filters and page in \`query\`, so that a link shows the same devices. **Don't** count the devices of an area without those below it.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findAllByRole('treeitem')
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onQueryChange).toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { api: () => createDevicesApi([], []) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/device-areas': () => new Promise<never>(() => undefined),
        'GET /spruce/api/v1/device-types': () => new Promise<never>(() => undefined),
        'GET /spruce/api/v1/devices': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: {
    api: () =>
      createTestApi({
        ...deviceHandlers([]),
        'GET /spruce/api/v1/device-areas': failAnswer,
        'GET /spruce/api/v1/devices': failAnswer,
      }),
  },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['device:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createDevicesApi(makeDevices(3).map((row) => ({ ...row, name: row.name.repeat(12) }))),
  },
}
