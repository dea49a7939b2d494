import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { VariablesField } from './VariablesField.js'

const rows = [
  { name: 'title', label: '单据', required: true, maxLength: '50' },
  { name: 'applicant', label: '申请人', required: false, maxLength: '20' },
]

const meta = {
  title: 'Feature Enterprise/Business Identifiers/VariablesField',
  component: VariablesField,
  args: { name: 'variables', label: '变量' },
  decorators: [
    (Story, { parameters }) => (
      <FieldStage initialValues={{ variables: parameters['rows'] as unknown }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    rows,
    docs: {
      description: {
        component: `The variables of an identifier, a row each.

| Key | Does |
| --- | --- |
| Tab | through the parts of a row, to the next row, to the button that adds one |
| Space | on Required: the producer has to give it, or not |
| Enter | on the button: adds a row, and goes into it |

**Do** give a label: the buttons that insert a variable say it. **Don't** declare more than 20.`,
      },
    },
  },
} satisfies Meta<typeof VariablesField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { parameters: { rows: [] } }

/** No more can be added. */
export const Full: Story = {
  parameters: {
    rows: Array.from({ length: 20 }, (_, index) => ({
      ...{ name: `v${index + 1}`, label: '', required: true, maxLength: '50' },
    })),
  },
}

/** A row is added, and the focus is in it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /新增变量|Add variable/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByRole('textbox', { name: /第 3 个变量的变量名|Name of variable 3/ }),
    ).toBeVisible()
  },
}
