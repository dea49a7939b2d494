import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { Form, useRecordForm } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ApplicationDraft, draftOfApplication } from './applicationDraft.js'
import { ApplicationFields, type ApplicationFieldsProps } from './ApplicationFields.js'
import type { OwnApplication } from './applicationQueries.js'
import { createApplicationsApi, makeOwn } from './applicationsHandlers.js'

/** The fields within a form that sends nothing. */
function Stage({ application }: ApplicationFieldsProps) {
  const kernel = useRecordForm<ApplicationDraft, OwnApplication>({
    record: application,
    draftOf: draftOfApplication,
    onSubmit: () => new Promise<never>(() => undefined),
  })
  return (
    <Form kernel={kernel}>
      <ApplicationFields application={application} />
    </Form>
  )
}

const meta = {
  title: 'Feature Enterprise/Applications/ApplicationFields',
  component: ApplicationFields,
  args: { api: () => createApplicationsApi([]), application: undefined },
  argTypes: behindStory,
  render: inPortal(Stage),
  parameters: {
    docs: {
      description: {
        component: `The sections of the form; which ones there are is the kind's to say.

| Key | Does |
| --- | --- |
| Tab | goes through the fields |
| Arrow keys | choose the kind |

**Do** say with each kind what it means. **Don't** show what the kind has no use for.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApplicationFields>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Frame: Story = { args: { application: makeOwn(1) } }

/** Shows to a department and those below it. */
export const ForDepartments: Story = { args: { application: makeOwn(3) } }

/** Who opens it arrives signed on. */
export const SignedOn: Story = {
  args: { application: { ...makeOwn(3), embed: { ...makeOwn(3).embed, signOn: 'link' } } },
}

export const Delivered: Story = { args: { application: makeOwn(4) } }
