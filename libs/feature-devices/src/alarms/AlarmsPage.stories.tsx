import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { alarmHandlers, createAlarmsApi, makeAlarms } from '../testing/alarmsApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { failAnswer } from '../testing/failAnswer.js'
import type { AlarmQuery } from './alarmQuery.js'
import { AlarmsPage } from './AlarmsPage.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
}

type PreviewProps = ComponentProps<typeof AlarmsPage> & Behind

function Preview({ api, permissions, query: initial, onQueryChange, ...props }: PreviewProps) {
  const [query, setQuery] = useState<AlarmQuery>(initial)
  return (
    <DeviceStage api={api} permissions={permissions}>
      <AlarmsPage
        {...props}
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
  title: 'Feature Devices/Alarms/AlarmsPage',
  component: AlarmsPage,
  args: {
    api: () => createAlarmsApi(),
    permissions: 'all',
    devicesPath: '/console/devices',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `What rules found at the devices of a company, the newest first, as it happens.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table; Enter opens an alarm at the right edge |

**Do** acknowledge what somebody looks after, and assign it. **Don't** end by hand what a value will clear.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const search = await canvas.findByRole('searchbox')
    search.focus()
    await userEvent.keyboard('gate{Enter}')
    await expect(args.onQueryChange).toHaveBeenCalled()
  },
}

/** Nothing was found yet. */
export const Empty: Story = { args: { api: () => createAlarmsApi([]) } }

/** The filters find none. */
export const NoMatch: Story = { args: { query: { keyword: 'zzzz' } } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        ...alarmHandlers([]),
        'GET /spruce/api/v1/alarms': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: {
    api: () => createTestApi({ ...alarmHandlers([]), 'GET /spruce/api/v1/alarms': failAnswer }),
  },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['alarm:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createAlarmsApi(makeAlarms().map((row) => ({ ...row, ruleName: row.ruleName.repeat(12) }))),
  },
}
