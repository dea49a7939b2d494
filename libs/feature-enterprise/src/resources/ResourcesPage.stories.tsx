import { createTestApi } from '@spruce/api-client/testing'
import {
  behindStory,
  failAnswer,
  inPage,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createResourcesApi, iconsId, makeResources } from './resourcesHandlers.js'
import { ResourcesPage } from './ResourcesPage.js'

const list = 'GET /spruce/api/v1/resources'
const folders = 'GET /spruce/api/v1/resource-folders'

const meta = {
  title: 'Feature Enterprise/Resources/ResourcesPage',
  component: ResourcesPage,
  args: {
    api: () => createResourcesApi(makeResources(23)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(ResourcesPage),
  parameters: {
    docs: {
      description: {
        component: `The pictures, icons and documents of a company in their folders: uploaded by button, drop or paste, previewed, renamed, moved, replaced, removed, with every place that uses them.

| Key | Does |
| --- | --- |
| Tab | places, folders, filters, the page's actions, table or grid, pages |
| Keys of Tree | within the folders; Ctrl + X, Ctrl + V move one |
| Keys of DataTable | within the table |
| Ctrl + V | with a file in the clipboard: uploads it to the chosen folder |

**Do** keep folder, filters and layout in \`query\`, so that a link shows the same. **Don't** remove what is in use: its uses are shown instead.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ResourcesPage>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** As pictures. */
export const Grid: Story = { args: { query: { layout: 'grid' } } }

export const Empty: Story = { args: { api: () => createResourcesApi([], []) } }

/** A folder without a file. */
export const EmptyFolder: Story = {
  args: { api: () => createResourcesApi([]), query: { folder: iconsId } },
}

/** A link to a folder that is gone. */
export const FolderGone: Story = {
  args: { query: { folder: '01930f3c-0000-7000-8000-0000000000ff' } },
}

/** A filter that nothing fits. */
export const NothingFound: Story = { args: { query: { keyword: '不存在' } } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [list]: neverAnswer, [folders]: neverAnswer }) },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ [list]: failAnswer, [folders]: failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['resource:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createResourcesApi(
        makeResources(3).map((one) => ({ ...one, name: `${'很长的名称'.repeat(10)}.png` })),
      ),
  },
}
