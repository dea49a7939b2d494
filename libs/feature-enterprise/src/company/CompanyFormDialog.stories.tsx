import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CompanyFormDialog } from './CompanyFormDialog.js'
import { makeCompany } from './companyHandlers.js'

const meta = {
  title: 'Feature Enterprise/Company/CompanyFormDialog',
  component: CompanyFormDialog,
  args: { company: makeCompany(), onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: `Edits what a company may change of its own file.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the short name has the focus first |
| Enter | saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** check the last character of a unified social credit code. **Don't** judge anew what stands there already.`,
      },
    },
  },
} satisfies Meta<typeof CompanyFormDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Editing: Story = {}

/** Nothing but the short name is there. */
export const Bare: Story = {
  args: {
    company: makeCompany({
      ...{ industry: null, region: null, address: null, licence: null },
      ...{ contactName: null, contactMobile: null, contactEmail: null },
    }),
  },
}
