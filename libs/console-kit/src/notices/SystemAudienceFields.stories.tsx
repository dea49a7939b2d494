import { Form, useFormKernel } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { systemAudience, type SystemAudienceDraft } from './systemAudience.js'
import { SystemAudienceFields } from './SystemAudienceFields.js'
import { createSystemNoticesApi } from './systemNoticesHandlers.js'

type FieldsInFormProps = Pick<SystemAudienceDraft, 'reach'>

function FieldsInForm({ reach }: FieldsInFormProps) {
  const kernel = useFormKernel<SystemAudienceDraft, undefined>({
    initialValues: { ...systemAudience.draftOf(undefined), reach, customerIds: ['c1'] },
    onSubmit: () => undefined,
  })
  return (
    <Form kernel={kernel}>
      <SystemAudienceFields />
    </Form>
  )
}

const meta = {
  title: 'Console Kit/Notices/SystemAudienceFields',
  component: SystemAudienceFields,
  args: {
    api: () => createSystemNoticesApi([]),
    reach: 'chosen',
  },
  argTypes: { ...behindStory, reach: { table: { disable: true } } },
  render: inPortal(FieldsInForm),
  parameters: {
    docs: {
      description: {
        component: `Whom a notice is for: all customers or chosen ones and plans, everybody there or some, with the number of people that is now.

| Key | Does |
| --- | --- |
| Left, Right | chooses between all customers and chosen ones |
| Enter, Space, Up, Down | on customers or plans: opens the list with its search |
| Space | on the switch: administrators only, or everybody |

**Do** ask for customers only where not all are meant; the number is said again after each change. **Don't** list all customers: the server finds them while the person types.`,
      },
    },
  },
} satisfies Meta<Staged<typeof FieldsInForm>>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const All: Story = { args: { reach: 'all' } }
