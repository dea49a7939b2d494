import { Input } from '@chakra-ui/react/input'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { FormStage } from '../testing/FormStage.js'
import { useField, type FieldProps } from './FieldFrame.js'
import { FieldGroup } from './FieldGroup.js'

/** A field of two inputs: the lower and the upper limit. */
function Limits(props: FieldProps) {
  const say = useFixtureTranslation()
  const { control, attach, error } = useField<readonly [string, string]>(props)
  const [low, high] = control.value
  return (
    <FieldGroup {...props} field={{ control, error }}>
      <Input
        ref={attach}
        aria-label={say('下限')}
        value={low}
        onChange={({ target }) => control.onChange([target.value, high])}
      />
      <Input
        aria-label={say('上限')}
        value={high}
        onChange={({ target }) => control.onChange([low, target.value])}
      />
    </FieldGroup>
  )
}

const meta = {
  title: 'Shell UI/Forms/FieldGroup',
  component: FieldGroup,
  args: { name: 'limits', label: '范围', field: undefined as never },
  render: ({ name, label, help, isRequired, isDisabled }, { parameters }) => (
    <FormStage
      initialValues={{ limits: ['10', '20'] }}
      {...(parameters['error'] !== undefined && {
        errors: { limits: String(parameters['error']) },
      })}
    >
      <Limits
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
        component: `What stands around several controls that are one field, as FieldFrame around one. The label names the group; disabled, none of the controls can be used.

| Key | Does |
| --- | --- |
| Tab | from one control to the next |

**Do** give every control a name of its own. **Don't** use it where the controls have keys of their own in the draft: those are fields.`,
      },
    },
  },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The label names the group, the help describes it. */
export const Default: Story = {
  args: { help: '空着的一边没有限制' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    await expect(group).toHaveAccessibleDescription()
  },
}
export const Required: Story = { args: { isRequired: true } }
export const Failed: Story = { parameters: { error: '下限不能大于上限' } }

/** None of its controls can be used. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled()
  },
}
export const LongText: Story = { args: { label: '很长的名称'.repeat(10) } }

export const StatesSheet: Story = statesSheet(() => import('./FieldGroup.stories.js'))
