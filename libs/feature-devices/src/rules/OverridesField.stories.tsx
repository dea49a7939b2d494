import { FormStage, useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createRulesApi, makeRules } from '../testing/rulesApi.js'
import { OverridesField, type OverridesFieldProps } from './OverridesField.js'
import { draftOfRule } from './ruleDraft.js'

const [hot] = makeRules()
const name = /^(单独设置|Single devices)$/

interface FieldStory {
  isEmpty?: boolean
  error?: string
}

/** The field in a form of a rule. */
function FieldInForm({ field, isEmpty, error }: FieldStory & { field: OverridesFieldProps }) {
  const say = useFixtureTranslation()
  const draft = draftOfRule(hot)
  return (
    <DeviceStage api={createRulesApi}>
      <FormStage
        initialValues={{ ...draft, overrides: isEmpty ? [] : draft.overrides }}
        {...(error !== undefined && { errors: { overrides: say(error) } })}
      >
        <OverridesField {...field} />
      </FormStage>
    </DeviceStage>
  )
}

const meta = {
  title: 'Feature Devices/Rules/OverridesField',
  component: OverridesField,
  args: { name: 'overrides', label: '单独设置', typeId: 't1' },
  render: (args, { parameters }) => <FieldInForm field={args} {...(parameters as FieldStory)} />,
  parameters: {
    docs: {
      description: {
        component: `What is otherwise for single devices of a rule: a group each, found by typing below. An empty cell is as the rule says.

| Key | Does |
| --- | --- |
| Tab | the cells of a device, its removal, the next device, the search |
| Enter | takes the device that the search found; on a button adds or removes |

**Do** name only what differs. **Don't** use it for a whole area of devices: that is a rule of its own.`,
      },
    },
  },
} satisfies Meta<typeof OverridesField>
export default meta
type Story = StoryObj<typeof meta>

/** A device goes by its button, which names it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name })
    const device = await within(group).findByRole('group', { name: /\(.+\)/ })
    await userEvent.click(within(device).getAllByRole('button')[0]!)
    await expect(device).not.toBeInTheDocument()
  },
}

/** Every device is as the rule says. */
export const Empty: Story = { parameters: { isEmpty: true } }
export const Failed: Story = { parameters: { error: '上限必须是数字' } }

/** Nothing of it can be used. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name })
    for (const button of within(group).getAllByRole('button')) await expect(button).toBeDisabled()
    for (const input of within(group).getAllByRole('textbox')) await expect(input).toBeDisabled()
  },
}
