import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeCompany } from './companyHandlers.js'
import { CompanyNotices } from './CompanyNotices.js'

const renewal = {
  askedAt: '2026-11-20T08:00:00.000Z',
  askedBy: '林建业',
  note: '续期一年，并增加 50 个成员',
}

const meta = {
  title: 'Feature Enterprise/Company/CompanyNotices',
  component: CompanyNotices,
  args: { company: makeCompany({ renewal }) },
  parameters: {
    docs: {
      description: {
        component: `What wants attention in the file of the own company: that it ends soon, and the request for renewal that waits.

**Do** count the days in the zone of the reader. **Don't** show it where nothing wants attention; it is empty then.`,
      },
    },
  },
} satisfies Meta<typeof CompanyNotices>
export default meta
type Story = StoryObj<typeof meta>

/** A request waits for the operator. */
export const Default: Story = {}

/** It ends today, and a request waits. */
export const EndsToday: Story = {
  args: { company: makeCompany({ expiresAt: new Date().toISOString(), renewal }) },
}

/** Who asked has left the company, without a note. */
export const FormerMember: Story = {
  args: { company: makeCompany({ renewal: { ...renewal, askedBy: null, note: null } }) },
}

/** Nothing wants attention. */
export const Empty: Story = { args: { company: makeCompany() } }

export const LongText: Story = {
  args: { company: makeCompany({ renewal: { ...renewal, note: '很长的地址'.repeat(40) } }) },
}
