import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { TextField } from '../forms/TextField.js'
import { InsertBar } from './InsertBar.js'
import { RichTextField } from './RichTextField.js'

const meta = {
  title: 'Shell UI/Rich text/InsertBar',
  component: InsertBar,
  args: {
    label: '插入变量到标题',
    items: [
      { label: '单据', text: '{{title}}' },
      { label: '申请人', text: '{{applicant}}' },
    ],
    children: <TextField name="text" label="标题" />,
  },
  decorators: [
    (Story) => (
      <FormStage initialValues={{ text: '' }}>
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A field of text with buttons that insert something at its cursor.

| Key | Does |
| --- | --- |
| Tab | from the field to the buttons, which are one stop |
| ← → Home End | through the buttons |
| Enter, Space | inserts where the cursor was; the focus goes back behind it |
| Escape | back to the field |

**Do** name what is inserted in words. **Don't** put more than one field in it.`,
      },
    },
  },
} satisfies Meta<typeof InsertBar>
export default meta
type Story = StoryObj<typeof meta>

/** Two texts inserted without a pointer. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const field = canvas.getByRole('textbox', { name: say('标题') })
    await userEvent.click(field)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('{{applicant}}')
  },
}

export const RichText: Story = {
  args: { children: <RichTextField name="text" label="公告正文" /> },
}

/** Nothing to insert: the field stands alone. */
export const NoItems: Story = { args: { items: [] } }

export const LongText: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      label: '很长的名称'.repeat((index % 3) + 1),
      text: `{{name${String(index)}}}`,
    })),
  },
}

export const StatesSheet: Story = statesSheet(() => import('./InsertBar.stories.js'))
