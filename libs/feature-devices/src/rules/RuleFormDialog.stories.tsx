import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createRulesApi, makeRules } from '../testing/rulesApi.js'
import { RuleFormDialog } from './RuleFormDialog.js'

const meta = {
  title: 'Feature Devices/Rules/RuleFormDialog',
  component: RuleFormDialog,
  args: { onSubmit: fn(), onClose: fn() },
  render: (args) => (
    <DeviceStage api={createRulesApi}>
      <RuleFormDialog {...args} />
    </DeviceStage>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `Adds a rule of alarms, or changes it with what is otherwise for single devices. A sentence says the rule as it is so far.

| Key | Does |
| --- | --- |
| Tab | the fields in their order, cancel, save |
| Arrow keys | within the conditions and severities |
| Escape | closes, after a question where something was typed |

**Do** show only the limits that the condition has. **Don't** let the type of a rule be changed: its alarms are about devices of it.`,
      },
    },
  },
} satisfies Meta<typeof RuleFormDialog>
export default meta

type Story = StoryObj<typeof meta>

/** A new one. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** With a device that is otherwise, and a person to tell. */
export const Edited: Story = {
  args: { rule: makeRules()[0]!, people: [{ value: 'm1', label: '张伟' }] },
}

/** Of a switch. */
export const OfSwitch: Story = { args: { rule: makeRules()[1]! } }

/** A device that says nothing has no point. */
export const Silence: Story = { args: { rule: makeRules()[2]! } }

/** A new one of the type that the list shows. */
export const OfType: Story = { args: { typeId: 't1' } }
