import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldStage } from '../testing/FieldStage.js'
import { tenantNoticeMessages } from './tenantNoticeMessages.js'
import { TenantAudienceFields } from './TenantAudienceFields.js'

const nobody = { reach: 'chosen', departmentIds: [], roleIds: [], memberIds: [] }

const meta = {
  title: 'Feature Enterprise/Notices/TenantAudienceFields',
  component: TenantAudienceFields,
  decorators: [
    (Story) => (
      <FieldStage initialValues={nobody}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Whom a company's notice is for: everybody, or departments, roles and people, with the number of people that is now.

| Key | Does |
| --- | --- |
| Left, Right | chooses between everybody and some |
| Enter, Space | on departments, roles or people: opens the list with its search |
| Escape | closes the list; what was chosen stays |

**Do** say the number again after each change. **Don't** list all people: the server finds them while the person types.`,
      },
    },
  },
} satisfies Meta<typeof TenantAudienceFields>
export default meta
type Story = StoryObj<typeof meta>

/** Nobody is chosen yet, and the number says so. */
export const Chosen: Story = {
  play: async ({ canvas, globals }) => {
    const t = tenantNoticeMessages[globals['language'] as Language]
    await canvas.findByText(t.countNone)
  },
}
