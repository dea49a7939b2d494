import { Form, type StoredFile, useFormKernel } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { createPicturesApi, makeDocuments, makePictures } from '../resources/picturesHandlers.js'
import { type Behind, behindStory } from '../testing/storyStage.js'
import { TestPortal } from '../testing/TestPortal.js'
import { AttachmentsField } from './AttachmentsField.js'

type StageProps = ComponentProps<typeof AttachmentsField> & Behind & { files: StoredFile[] }

function Stage({ api, permissions, files, ...field }: StageProps) {
  const kernel = useFormKernel<Record<string, StoredFile[]>, unknown>({
    initialValues: { [field.name]: files },
    validate: () => ({}),
    onSubmit: () => undefined,
  })
  return (
    <TestPortal api={api} {...(permissions && { permissions })}>
      <Form kernel={kernel}>
        <AttachmentsField {...field} />
      </Form>
    </TestPortal>
  )
}

const makeFiles = (count: number): StoredFile[] =>
  makeDocuments(count).map(({ id, name, bytes }) => ({ id, name, size: bytes }))

const meta = {
  title: 'Console Kit/Notices/AttachmentsField',
  component: AttachmentsField,
  args: {
    api: () => createPicturesApi([...makeDocuments(2), ...makePictures(4)]),
    permissions: 'all',
    name: 'attachments',
    label: '附件',
    files: [],
  },
  argTypes: { ...behindStory, files: { table: { disable: true } } },
  render: (args) => <Stage {...args} />,
  parameters: {
    inEnglish: { label: 'Attachments' },
    docs: {
      description: {
        component: `The files that a notice carries: uploaded for it, or chosen among the resources of the company.

| Key | Does |
| --- | --- |
| Tab | the upload, the files that are there, the button that opens the resources |
| Enter, Space | on a button: opens the files of the computer, or the resources |

**Do** choose a resource where the company keeps the file already. **Don't** offer the resources to who may not list them.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Some: Story = { args: { files: makeFiles(2) } }

/** No more can be added. */
export const Full: Story = { args: { files: makeFiles(20) } }

export const Disabled: Story = { args: { files: makeFiles(1), isDisabled: true } }

/** May not list resources: uploads only. */
export const NoPermission: Story = { args: { permissions: [] } }
