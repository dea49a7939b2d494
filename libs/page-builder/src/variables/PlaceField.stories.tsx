import { FormStage, useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { PlacePort } from '../work/WorkPorts.js'
import { PlaceField, type PlaceFieldProps } from './PlaceField.js'

const devices = [
  { value: 'd1', label: '一号泵' },
  { value: 'd2', label: '二号泵' },
]

/** The field in a form, with two devices to find. */
function FieldInForm({
  value,
  ...field
}: Omit<PlaceFieldProps, 'places'> & { value: string | null }) {
  const say = useFixtureTranslation()
  const places: PlacePort = {
    find: (_, keyword) =>
      Promise.resolve(say(devices).filter(({ label }) => label.includes(keyword))),
    useName: (_, id) => say(devices).find((one) => one.value === id)?.label,
  }
  return (
    <FormStage initialValues={{ [field.name]: value }}>
      <PlaceField {...field} places={places} />
    </FormStage>
  )
}

const meta = {
  title: 'Page Builder/Variables/PlaceField',
  component: PlaceField,
  args: { name: 'place', label: '设备', kind: 'device', places: undefined as never },
  render: ({ places: _, ...args }, { parameters }) => (
    <FieldInForm {...args} value={(parameters['value'] as string | undefined) ?? null} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Chooses a department, an area or a device by typing a part of its name. The draft holds its id.

| Key | Does |
| --- | --- |
| typing | finds |
| Up, Down | go through what was found |
| Enter | chooses |
| Escape | closes the list |

**Do** say with \`unknown\` what stands where the reader may not see the one chosen. **Don't** fill a list of all devices instead: there may be ten thousand.`,
      },
    },
  },
} satisfies Meta<typeof PlaceField>
export default meta
type Story = StoryObj<typeof meta>

/** What is typed is found and chosen. */
export const Default: Story = {
  args: { placeholder: '输入名称查找' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /^(设备|Device)/ })
    await userEvent.click(field)
    const options = await screen.findAllByRole('option')
    await expect(options).toHaveLength(2)
    const name = options[1]?.textContent ?? ''
    await userEvent.click(options[1]!)
    await waitFor(() => expect(field).toHaveTextContent(name))
  },
}

/** One is chosen: its name stands there. */
export const Chosen: Story = { parameters: { value: 'd1' } }

/** One is chosen that the reader may not see. */
export const Unknown: Story = {
  args: { unknown: '未知设备' },
  parameters: { value: 'gone' },
}
