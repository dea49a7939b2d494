import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { failAnswer } from '../testing/failAnswer.js'
import { createTypesApi, makeTypes } from '../testing/typesApi.js'
import { TypesPage } from './TypesPage.js'
import type { TypeQuery } from './typeQuery.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
}

type PreviewProps = ComponentProps<typeof TypesPage> & Behind

function Preview({ api, permissions, query: initial, onQueryChange }: PreviewProps) {
  const [query, setQuery] = useState<TypeQuery>(initial)
  return (
    <DeviceStage api={api} permissions={permissions}>
      <TypesPage
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
  title: 'Feature Devices/Types/TypesPage',
  component: TypesPage,
  args: {
    api: () => createTypesApi(makeTypes()),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `What devices of a kind measure, and after how long they are offline.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |

**Do** change the points of many devices here. **Don't** remove a type that devices have: the server refuses it.`,
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
    await userEvent.keyboard('PUMP{Enter}')
    await expect(args.onQueryChange).toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { api: () => createTypesApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/device-types': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/device-types': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['device:list'] } }

export const LongText: Story = {
  args: {
    api: () => createTypesApi(makeTypes().map((row) => ({ ...row, name: row.name.repeat(12) }))),
  },
}
