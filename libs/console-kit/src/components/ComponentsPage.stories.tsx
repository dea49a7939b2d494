import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { createComponentsApi, makeComponents } from './componentsHandlers.js'
import { ComponentsPage } from './ComponentsPage.js'
import { platformComponents } from './platformComponents.js'

const meta = {
  title: 'Console Kit/Components/ComponentsPage',
  component: ComponentsPage,
  args: {
    source: platformComponents,
    api: () => createComponentsApi(makeComponents(45)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(ComponentsPage),
  parameters: {
    docs: {
      description: {
        component: `The components that designers of all customers are given: found, added, edited, put on the shelf as a new version, taken off, removed.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then offers what can be done with all of them |

**Do** keep keyword, status, kind and page in \`query\`, so that a link shows the same rows. **Don't** offer to delete what is on the shelf: it is taken off first.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ComponentsPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createComponentsApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({ 'GET /spruce/api/v1/components': () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/components': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['component:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createComponentsApi(
        makeComponents(3).map((row) => ({
          ...row,
          name: { 'zh-CN': '很长的名称'.repeat(10), 'en-US': 'A long name '.repeat(4) },
          category: '很长的分类'.repeat(10),
        })),
      ),
  },
}
