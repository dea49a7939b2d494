import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failAnswer } from '../testing/failAnswer.js'
import { createCompanyApi, makeCompany, makePlan } from './companyHandlers.js'
import { CompanyPage } from './CompanyPage.js'

const meta = {
  title: 'Feature Enterprise/Company/CompanyPage',
  component: CompanyPage,
  args: { api: () => createCompanyApi(makeCompany()), permissions: 'all' },
  argTypes: behindStory,
  render: inPortal(CompanyPage),
  parameters: {
    docs: {
      description: {
        component: `The file of the own company: what it says of itself, its contact, its plan with limits and use, and when it ends.

| Key | Does |
| --- | --- |
| Tab | goes through the actions of the page |
| Enter, Space | opens the form, the request for renewal or the history |
| Escape | closes a dialog, after a question when something was typed |

**Do** say how many days are left, and that a request waits. **Don't** offer to edit what the operator keeps: name, code, plan and expiry.`,
      },
    },
  },
} satisfies Meta<Staged<typeof CompanyPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is filled in, nothing limited, and there is no end. */
export const Bare: Story = {
  args: {
    api: () =>
      createCompanyApi(
        makeCompany({
          ...{ industry: null, region: null, address: null, licence: null, expiresAt: null },
          ...{ contactName: null, contactMobile: null, contactEmail: null },
        }),
        makePlan({
          ...{ plan: null, expiresAt: null, apps: [], components: [] },
          limits: { maxMembers: null, maxStorageBytes: null },
        }),
      ),
  },
}

/** The request waits for the operator. */
export const RenewalAsked: Story = {
  args: {
    api: () =>
      createCompanyApi(
        makeCompany({
          renewal: {
            askedAt: '2026-11-20T08:00:00.000Z',
            askedBy: '林建业',
            note: '续期一年，并增加 50 个成员',
          },
        }),
      ),
  },
}

/** More is used than the plan allows. */
export const Full: Story = {
  args: {
    api: () =>
      createCompanyApi(
        makeCompany(),
        makePlan({ usage: { members: 120, storageBytes: 10 * 1024 ** 3 } }),
      ),
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createCompanyApi(makeCompany(), makePlan(), {
        'GET /spruce/api/v1/enterprise': never,
        'GET /spruce/api/v1/enterprise/plan': never,
      }),
  },
}

export const Failed: Story = {
  args: {
    api: () =>
      createCompanyApi(makeCompany(), makePlan(), { 'GET /spruce/api/v1/enterprise': failAnswer }),
  },
}

/** The plan alone fails: the rest stays. */
export const PlanFailed: Story = {
  args: {
    api: () =>
      createCompanyApi(makeCompany(), makePlan(), {
        'GET /spruce/api/v1/enterprise/plan': failAnswer,
      }),
  },
}

/** May read it: contacts come masked. */
export const ReadOnly: Story = {
  args: {
    api: () =>
      createCompanyApi(
        makeCompany({ contactMobile: '138****5678', contactEmail: 'lina****@yunshan.example' }),
      ),
    permissions: ['enterprise:list'],
  },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createCompanyApi(
        makeCompany({
          name: '很长的企业名称'.repeat(8),
          address: '很长的地址'.repeat(30),
          contactEmail: `${'very-long-name-'.repeat(6)}@yunshan.example`,
        }),
      ),
  },
}

function never() {
  return new Promise<never>(() => undefined)
}
