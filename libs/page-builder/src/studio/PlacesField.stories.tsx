import { FormStage } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../studio.css'
import { PlacesField, type Place } from './PlacesField.js'
import { placesMessages } from './placesMessages.js'

/** A plan of two halls. */
const plan = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240" fill="none" stroke="#64748b" stroke-width="4"><path d="M20 20h360v200H20zM200 20v80m0 60v60"/></svg>',
)}`

interface FieldStory {
  readonly value: readonly Place[]
  readonly error?: string
}

const meta = {
  title: 'Page Builder/Studio/PlacesField',
  component: PlacesField,
  args: {
    name: 'places',
    label: '点位',
    picture: plan,
    alt: '厂区平面图',
    names: ['一号水泵', '二号水泵', '一号风机', '二号风机'],
  },
  render: (args, { parameters }) => {
    const { value, error } = parameters as unknown as FieldStory
    return (
      <FormStage
        initialValues={{ places: value }}
        {...(error !== undefined && { errors: { places: error } })}
      >
        <PlacesField {...args} />
      </FormStage>
    )
  },
  parameters: {
    inEnglish: { label: 'Places' },
    value: [
      { name: '一号水泵', x: 25, y: 30 },
      { name: '二号水泵', x: 70, y: 60 },
    ],
    docs: {
      description: {
        component: `Points on a picture, and a list of them beside it. The draft holds them in their order, in percent of the picture.

| Key | Does |
| --- | --- |
| Tab | goes from point to point, then through the list |
| ← → ↑ ↓ | move the point by 1 % |
| Shift with an arrow | moves the point by 5 % |
| Delete | removes the point |

**Do** pass the names that the query answered: they can be chosen. **Don't** use it without a picture: PlacesDialog asks for one first.`,
      },
    },
  },
} satisfies Meta<typeof PlacesField>
export default meta
type Story = StoryObj<typeof meta>

/** A point is moved and removed by the keyboard; the focus goes on to the next. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = placesMessages[globals['language'] as 'zh-CN' | 'en-US']
    const first = canvas.getByRole('button', { name: /^1 .+25%/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(first).toHaveAccessibleName(new RegExp(words.at(26, 35))))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: /^1 .+70%/ })).toHaveFocus()
  },
}

export const Empty: Story = { parameters: { value: [] } }

/** The query answered nothing: names are typed. */
export const NoNames: Story = { args: { names: [] } }

/** Nothing in it can be changed. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const words = placesMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(canvas.getByRole('button', { name: words.add })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: words.nameOf(1) })).toBeDisabled()
    await userEvent.click(canvasElement.querySelector('img')!)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText(words.adds)).not.toBeInTheDocument()
  },
}

/** The picture is gone; the points can still be edited in the list. */
export const Failed: Story = { args: { picture: '/nothing-here.svg' } }

export const Invalid: Story = { parameters: { error: '请检查' } }

export const LongText: Story = {
  parameters: {
    value: Array.from({ length: 12 }, (_, at) => ({
      name: `${'很长的名称'.repeat(6)} ${String(at)}`,
      x: 8 * at + 4,
      y: 50,
    })),
  },
}
