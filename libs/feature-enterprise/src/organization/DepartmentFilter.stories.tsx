import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DepartmentFilter } from './DepartmentFilter.js'

const departments = 'GET /spruce/api/v1/contact-book/departments'
const rows = [
  { id: 'd1', name: '研发部', childCount: 3, memberCount: 120 },
  { id: 'd2', name: '市场部', childCount: 0, memberCount: 24 },
]
const find = ({ query }: { query: { id?: string | string[] } }) => {
  const found = query.id === undefined ? rows : rows.filter(({ id }) => id === query.id)
  return { rows: found, total: found.length }
}

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentFilter',
  component: DepartmentFilter,
  args: {
    api: () => createTestApi({ [departments]: find }),
    value: undefined,
    onChange: fn(),
  },
  argTypes: behindStory,
  render: inPortal(DepartmentFilter),
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Narrows a list of people to one department and those below it, which the server finds while typing.

| Key | Does |
| --- | --- |
| ↓, Enter | opens the list; typing searches in it |
| ↑ ↓, Enter | within the list: goes to an option, chooses it |
| Escape | closes; what was chosen stays |

**Do** use it in lists whose reader may not list the organisation. **Don't** use it in a form: \`DepartmentField\` shows the tree.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DepartmentFilter>>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

/** It is named by its id. */
export const Chosen: Story = { args: { value: 'd1' } }

/** No name comes: the id stands for it. */
export const Failed: Story = {
  args: { value: 'd1', api: () => createTestApi({ [departments]: failAnswer }) },
}
