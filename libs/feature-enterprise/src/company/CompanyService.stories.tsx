import {
  behindStory,
  failAnswer,
  inPortal,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCompanyApi, makeCompany, makePlan } from './companyHandlers.js'
import { CompanyService } from './CompanyService.js'

const read = 'GET /spruce/api/v1/enterprise/plan'
const planned = (...more: Parameters<typeof makePlan>) => ({
  api: () => createCompanyApi(makeCompany(), makePlan(...more)),
})

const meta = {
  title: 'Feature Enterprise/Company/CompanyService',
  component: CompanyService,
  args: { ...planned(), permissions: 'all' },
  argTypes: behindStory,
  render: inPortal(CompanyService),
  parameters: {
    docs: {
      description: {
        component: `The plan of the own company: until when it goes, what it allows, and how much of that is used.

**Do** say in words that little is left. **Don't** draw a share of what has no limit.`,
      },
    },
  },
} satisfies Meta<Staged<typeof CompanyService>>
export default meta
type Story = StoryObj<typeof meta>

/** Almost as many members as the plan allows. */
export const Default: Story = {}

/** More is used than the plan allows. */
export const Full: Story = {
  args: planned({ usage: { members: 120, storageBytes: 10 * 1024 ** 3 } }),
}

/** No plan, no end, no limit. */
export const Unlimited: Story = {
  args: planned({
    ...{ plan: null, expiresAt: null, apps: [], components: [] },
    limits: { maxMembers: null, maxStorageBytes: null },
  }),
}

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createCompanyApi(makeCompany(), makePlan(), { [read]: neverAnswer }) },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createCompanyApi(makeCompany(), makePlan(), { [read]: failAnswer }) },
}
