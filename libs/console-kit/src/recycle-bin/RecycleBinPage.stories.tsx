import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { createRecycleBinApi, makeRecycled } from './recycleBinHandlers.js'
import { RecycleBinPage } from './RecycleBinPage.js'
import { recycleBinOf } from './recycleBinOf.js'
import { companyKinds } from './recycleBinQuery.js'

const meta = {
  title: 'Console Kit/Recycle bin/RecycleBinPage',
  component: RecycleBinPage,
  args: {
    api: () => createRecycleBinApi(makeRecycled(45)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
    source: recycleBinOf({ key: 'recycleBin', hasPlatform: true }),
  },
  argTypes: behindStory,
  render: inPage(RecycleBinPage),
  parameters: {
    docs: {
      description: {
        component: `What people of a company deleted in the last 30 days: brought back as it was, or removed for good.

| Key | Does |
| --- | --- |
| Tab | filters, views, export, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then offers the whole result, Restore and Delete |

**Do** say of each record that does not come back which one it is and why. **Don't** let one record that cannot come back hold up the others.`,
      },
    },
  },
} satisfies Meta<Staged<typeof RecycleBinPage>>
export default meta

const ofCompany: ReadonlySet<string> = new Set(companyKinds)

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Of a company that is no operator: nothing of the platform is in it. */
export const Company: Story = {
  args: {
    api: () => createRecycleBinApi(makeRecycled(45).filter(({ kind }) => ofCompany.has(kind))),
    source: recycleBinOf({ key: 'tenant-recycle-bin' }),
  },
}

export const Empty: Story = { args: { api: () => createRecycleBinApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/recycle-bin': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/recycle-bin': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not restore. */
export const ReadOnly: Story = { args: { permissions: ['recycle:list'] } }

/** The code of every second record is in use meanwhile: restore all to see which ones stay. */
export const SomeTaken: Story = {
  args: {
    api: () => {
      const rows = makeRecycled(12)
      const taken = rows.filter((_, index) => index % 2 === 1).map(({ id }) => id)
      return createRecycleBinApi(rows, { taken })
    },
  },
}

export const LongText: Story = {
  args: {
    api: () =>
      createRecycleBinApi(
        makeRecycled(3).map((row) => ({ ...row, name: row.name.repeat(30).slice(0, 100) })),
      ),
  },
}
