import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createRulesApi, makeRules, ruleHandlers } from '../testing/rulesApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { failAnswer } from '../testing/failAnswer.js'
import type { RuleQuery } from './ruleQuery.js'
import { RulesPage } from './RulesPage.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
}

type PreviewProps = ComponentProps<typeof RulesPage> & Behind

function Preview({ api, permissions, query: initial, onQueryChange, alarmsPath }: PreviewProps) {
  const [query, setQuery] = useState<RuleQuery>(initial)
  return (
    <DeviceStage api={api} permissions={permissions}>
      <RulesPage
        query={query}
        alarmsPath={alarmsPath}
        onQueryChange={(patch) => {
          onQueryChange(patch)
          setQuery((former) => ({ ...former, ...patch }))
        }}
      />
    </DeviceStage>
  )
}

const meta = {
  title: 'Feature Devices/Rules/RulesPage',
  component: RulesPage,
  args: {
    api: () => createRulesApi(),
    permissions: 'all',
    query: {},
    alarmsPath: '/alarms',
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `When devices are in alarm: rules of their types, with what is otherwise for single devices.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |

**Do** give a rule a duration and a hysteresis, so that a value at its limit does not raise one alarm after the other. **Don't** add a rule for each device: override the one of the type.`,
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

/** There is none yet. */
export const Empty: Story = { args: { api: () => createRulesApi([]) } }

/** The filters find none. */
export const NoMatch: Story = { args: { query: { keyword: 'zzzz' } } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        ...ruleHandlers([]),
        'GET /spruce/api/v1/alarm-rules': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: {
    api: () => createTestApi({ ...ruleHandlers([]), 'GET /spruce/api/v1/alarm-rules': failAnswer }),
  },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['alarm:list'] } }

/** May change rules, and sees no types to choose. */
export const WithoutDevices: Story = { args: { permissions: ['alarm:list', 'alarmrule:edit'] } }

export const LongText: Story = {
  args: {
    api: () => createRulesApi(makeRules().map((row) => ({ ...row, name: row.name.repeat(12) }))),
  },
}
