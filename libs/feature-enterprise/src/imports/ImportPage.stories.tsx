import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { ShellPortProvider } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { TestSession } from '../testing/TestConsole.js'
import { ImportPage } from './ImportPage.js'
import type { ImportQuery } from './importSearch.js'
import {
  createImportsApi,
  makeDepartmentImport,
  makeDepartmentRows,
  makeDeviceImport,
  makeDeviceRows,
  makeImport,
  makeRows,
} from './importsHandlers.js'

interface Behind {
  api: () => ApiClient
  permissions: readonly string[]
}

type PreviewProps = ComponentProps<typeof ImportPage> & Behind

function Preview({ api, permissions, params, query: initialQuery, onQueryChange }: PreviewProps) {
  const [port] = useState(() => new FakeShellPort())
  const [client] = useState(api)
  const [query, setQuery] = useState<ImportQuery>(initialQuery)
  return (
    <ShellPortProvider value={port}>
      <TestSession api={client} permissions={permissions}>
        <ImportPage
          params={params}
          query={query}
          onQueryChange={(patch) => {
            onQueryChange(patch)
            setQuery((former) => ({ ...former, ...patch }))
          }}
        />
      </TestSession>
    </ShellPortProvider>
  )
}

const meta = {
  title: 'Feature Enterprise/Imports/ImportPage',
  component: ImportPage,
  args: {
    api: () => createImportsApi(),
    permissions: [
      ...['user:import', 'user:edit', 'department:add', 'department:edit'],
      ...['device:import', 'device:edit'],
    ],
    params: { id: 'i1' },
    query: {},
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One import of members, departments or devices: upload, sheet and header, columns, check and corrections, result. What it is at comes from the server, so a reload loses nothing.

| Key | Does |
| --- | --- |
| Tab | marks of earlier steps, what is in the step, the buttons |
| Arrow keys | among the rows, as in DataTable |
| Enter, F2 or a character on a cell | types into it: Enter saves, Ctrl+Enter saves to every equal cell, Tab saves and goes on, Escape leaves it |
| Space on a cell | asks for the correction in a dialog |

**Do** say before anything is written what each row would do. **Don't** write a row that is wrong: it stays, and can be corrected later.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

/** Checked: two rows are wrong, in the same way. */
export const Default: Story = {}

/** Nothing is uploaded yet. */
export const New: Story = { args: { params: { id: 'new' } } }

/** A list of departments is to be uploaded. */
export const NewDepartments: Story = {
  args: { params: { id: 'new' }, query: { kind: 'departments' } },
}

/** Departments, one of which moves. */
export const Departments: Story = {
  args: { api: () => createImportsApi([], makeDepartmentImport(), makeDepartmentRows()) },
}

/** Devices: one is new, one moves, one is in an area that is not there. */
export const Devices: Story = {
  args: { api: () => createImportsApi([], makeDeviceImport(), makeDeviceRows()) },
}

/** A list of devices is to be uploaded by somebody who imports nothing else. */
export const NewDevices: Story = {
  args: {
    params: { id: 'new' },
    query: { kind: 'devices' },
    permissions: ['device:import'],
  },
}

export const Sheet: Story = { args: { query: { step: 'sheet' } } }

export const Mapping: Story = { args: { query: { step: 'mapping' } } }

/** Several sheets may be meant. */
export const SeveralSheets: Story = {
  args: {
    api: () => {
      const one = makeImport({ sheet: null, otherSheets: ['财务部', '法务部'], firstLines: [] })
      Object.assign(one.job, {
        status: 'failed',
        phase: 'read',
        result: {},
        actions: [],
        problem: {
          code: 'SEVERAL_SHEETS',
          message: '有多个工作表可能是成员名单：财务部、法务部。',
        },
      })
      return createImportsApi([], one, [])
    },
  },
}

/** The server is at it. */
export const Running: Story = {
  args: {
    api: () => {
      const one = makeImport()
      Object.assign(one.job, {
        status: 'running',
        phase: 'commit',
        progress: { done: 300, total: 1200 },
        actions: ['cancel'],
      })
      return createImportsApi([], one)
    },
  },
}

/** Imported, but for two rows. */
export const Done: Story = {
  args: {
    api: () => {
      const one = makeImport({ canChoose: false })
      Object.assign(one.job, {
        status: 'done',
        phase: 'commit',
        result: { rows: 4, created: 1, changed: 1, failed: 2 },
        actions: ['map', 'edit', 'check', 'commit', 'undo'],
      })
      const rows = makeRows().map((row) =>
        row.outcome === 'failed'
          ? row
          : {
              ...row,
              outcome: row.outcome === 'new' ? ('created' as const) : ('changed' as const),
            },
      )
      return createImportsApi([], one, rows)
    },
  },
}

/** May import, may not edit members. */
export const ImportOnly: Story = { args: { permissions: ['user:import'] } }

/** It has expired, or is somebody else's. */
export const Gone: Story = { args: { params: { id: 'i9' } } }

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/user-imports/{id}': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }
