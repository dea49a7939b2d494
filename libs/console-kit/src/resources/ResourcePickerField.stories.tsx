import { Form, useFormKernel } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { type Behind, behindStory } from '../testing/storyStage.js'
import { TestPortal } from '../testing/TestPortal.js'
import { createPicturesApi, makePictures } from './picturesHandlers.js'
import { ResourcePickerField } from './ResourcePickerField.js'

const [picture] = makePictures(1)

type StageProps = ComponentProps<typeof ResourcePickerField> & Behind & { value: string | null }

function Stage({ api, permissions, value, ...field }: StageProps) {
  const kernel = useFormKernel<Record<string, string | null>, unknown>({
    initialValues: { [field.name]: value },
    validate: () => ({}),
    onSubmit: () => undefined,
  })
  return (
    <TestPortal api={api} {...(permissions && { permissions })}>
      <Form kernel={kernel}>
        <ResourcePickerField {...field} />
      </Form>
    </TestPortal>
  )
}

const meta = {
  title: 'Console Kit/Resources/ResourcePickerField',
  component: ResourcePickerField,
  args: {
    api: () => createPicturesApi(makePictures(24)),
    permissions: 'all',
    name: 'picture',
    label: '图片',
    value: null,
  },
  argTypes: { ...behindStory, value: { table: { disable: true } } },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A picture of the company's resources: chosen among the recent ones, found, or uploaded in place.

| Key | Does |
| --- | --- |
| Enter, Space | on the button: opens the pictures |
| Tab | the button, and taking the picture away |

**Do** use it wherever a form takes a picture that the company shows. **Don't** use it for what only one person may see: the address is readable for everybody who knows it.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { value: picture?.url ?? null } }

export const Disabled: Story = { args: { value: picture?.url ?? null, isDisabled: true } }

/** May not list resources: what is chosen may be taken away. */
export const NoPermission: Story = { args: { value: picture?.url ?? null, permissions: [] } }

/** May not list resources, and there is no other way to a value. */
export const Alone: Story = { args: { isAlone: true, permissions: [] } }
