import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { FieldFrame, type FieldProps, useField } from './FieldFrame.js'

/** A field of one's own: a plain input, connected and framed as the others are. */
function Field(props: FieldProps) {
  const { control, attach, error } = useField<string>(props)
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <input
        id={control.id}
        ref={attach}
        className="sp-input"
        value={control.value}
        disabled={control.isDisabled}
        aria-invalid={control.isInvalid}
        aria-describedby={control.describedBy}
        onChange={({ target }) => {
          control.onChange(target.value)
        }}
        onBlur={control.onBlur}
      />
    </FieldFrame>
  )
}

const meta = {
  title: 'Shell UI/Forms/FieldFrame',
  component: FieldFrame,
  args: { name: 'name', label: '名称', id: 'name-input', labelId: 'name-label', error: undefined },
  render: ({ name, label, help, isRequired, isDisabled }) => (
    <FormStage initialValues={{ name: '' }}>
      <Field
        name={name}
        label={label}
        help={help}
        {...(isRequired !== undefined && { isRequired })}
        {...(isDisabled !== undefined && { isDisabled })}
      />
    </FormStage>
  ),
  parameters: {
    docs: {
      description: {
        component: `What stands around the control of a field: label above, help or error below. \`useField\` connects the control to its form.

| Key | Does |
| --- | --- |
| Tab | to the control |

**Do** build a field of your own with both. **Don't** use them where a field of the library does: TextField, SelectField, UploadField.`,
      },
    },
  },
} satisfies Meta<typeof FieldFrame>
export default meta
type Story = StoryObj<typeof meta>

/** The label names the control, the help describes it. */
export const Default: Story = {
  args: { help: '最多 20 个字' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { description: /20/ })
    await userEvent.type(input, '1')
    await expect(input).toHaveValue('1')
  },
}
export const Required: Story = { args: { isRequired: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = { args: { label: '很长的名称'.repeat(10) } }

export const StatesSheet: Story = statesSheet(() => import('./FieldFrame.stories.js'))
