import { FormStage } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { PlacePort } from '../work/WorkPorts.js'
import '../studio.css'
import { IdField } from './IdField.js'
import { queryMessages } from './queryMessages.js'

/** Finds these places, whatever is typed, and names them. */
function placesOf(...labels: readonly string[]): PlacePort {
  const options = labels.map((label, at) => ({ value: `d${String(at + 1)}`, label }))
  return {
    find: () => Promise.resolve(options),
    useName: (_, id) => options.find(({ value }) => value === id)?.label,
  }
}

const pumps = placesOf('一号泵', '二号泵')

interface FieldStory {
  readonly value: string | null
  readonly error?: string
}

const meta = {
  title: 'Page Builder/Studio/IdField',
  component: IdField,
  args: {
    name: 'deviceId',
    kind: 'device',
    places: pumps,
    variables: [
      { name: 'line_1', kind: 'text', label: '产线' },
      { name: 'device_1', kind: 'device', label: '设备' },
      { name: 'time_1', kind: 'time', label: '时间范围' },
    ],
  },
  render: (args, { parameters }) => {
    const { value, error } = parameters as unknown as FieldStory
    return (
      <FormStage
        initialValues={{ deviceId: value }}
        {...(error !== undefined && { errors: { deviceId: error } })}
      >
        <IdField {...args} />
      </FormStage>
    )
  },
  parameters: {
    value: 'd1',
    docs: {
      description: {
        component: `Says of which department, area, device or type a query asks: one that is found, what a variable of the page says, or an id.

| Key | Does |
| --- | --- |
| Enter, Space | opens the list, with its search |
| Letters | search the places and the variables; what may be an id is offered as it is typed |
| Up, Down | go through what was found |
| Enter | chooses and closes |
| Escape | closes; what was chosen stays |

**Do** take a variable where the viewer chooses the place. **Don't** type the id of a place that can be found: its name says more.`,
      },
    },
  },
} satisfies Meta<typeof IdField>
export default meta
type Story = StoryObj<typeof meta>

/** A variable of the same kind stands before the others; a time window is no place. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    const field = canvas.getByRole('button', { name: new RegExp(`^${words.device}`) })
    field.focus()
    await userEvent.keyboard('{Enter}')
    const [first] = await screen.findAllByRole('option')
    await waitFor(() => expect(first).toHaveTextContent('{{device_1}}'))
    await expect(screen.queryByText('{{time_1}}')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** Without an id, a query asks for all places that the viewer may see. */
export const Empty: Story = { parameters: { value: null } }

/** What the variable is called stands in place of its name in braces. */
export const OfVariable: Story = {
  parameters: { value: '{{device_1}}' },
  play: async ({ canvas, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    const field = canvas.getByRole('button', { name: new RegExp(words.device) })
    await expect(field).toHaveTextContent(new RegExp(words.ofVariable('(设备|Device)')))
    await expect(field).not.toHaveTextContent('{{device_1}}')
  },
}

/** Nobody knows the name of this one: its id stands as it is. */
export const Unknown: Story = { parameters: { value: 'pump-7f3a' } }

/** Where nothing finds places, variables and ids are left. */
export const WithoutPlaces: Story = {
  args: { places: undefined },
  parameters: { value: null },
  play: async ({ canvas, userEvent, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    const field = canvas.getByRole('button', { name: new RegExp(`^${words.device}`) })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('pump-7f3a')
    await screen.findByRole('option', { name: words.asTyped('pump-7f3a') })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveTextContent('pump-7f3a'))
  },
}

/** Who may not list places still has the variables. */
export const NotPermitted: Story = {
  args: { places: { ...pumps, find: () => Promise.reject(new Error('403')) } },
  parameters: { value: null },
  play: async ({ canvas, userEvent, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${words.device}`) }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}

export const Invalid: Story = { parameters: { value: null, error: '请检查' } }

export const LongText: Story = { args: { places: placesOf('很长的名称'.repeat(12)) } }
