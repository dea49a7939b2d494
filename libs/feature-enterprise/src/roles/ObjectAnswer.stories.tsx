import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSight } from './accessHandlers.js'
import { ObjectAnswer } from './ObjectAnswer.js'

const passed = sampleSight.steps.map((one) => ({ ...one, state: 'passed' as const }))

const meta = {
  title: 'Feature Enterprise/Roles/ObjectAnswer',
  component: ObjectAnswer,
  args: { explanation: sampleSight },
  parameters: {
    docs: {
      description: {
        component: `Whether a member sees a person, department, application or menu, what would change it, and the rules in the order in which the server asks them.

**Do** name the menu above that hides it, where that is the cause. **Don't** ask a permission here: AccessAnswer says what somebody may do.`,
      },
    },
  },
} satisfies Meta<typeof ObjectAnswer>
export default meta
type Story = StoryObj<typeof meta>

/** A menu above it is hidden. */
export const Refused: Story = {}

/** A role shows it. */
export const Allowed: Story = {
  args: {
    explanation: {
      ...{ ...sampleSight, allowed: true, reason: 'GRANTED_BY_ROLE', cause: null },
      ...{ decidedBy: 'permission', steps: passed },
    },
  },
}

/** A person outside of the data scope of every role that would show people. */
export const OutOfScope: Story = {
  args: {
    explanation: {
      ...{ ...sampleSight, kind: 'person', objectId: 'm5', objectName: '李娜' },
      ...{ reason: 'OUT_OF_SCOPE', decidedBy: 'scope', cause: null },
      steps: [
        { step: 'account', state: 'passed' },
        { step: 'membership', state: 'passed' },
        { step: 'permission', state: 'passed' },
        { step: 'scope', state: 'failed' },
      ],
    },
  },
}

export const LongText: Story = {
  args: { explanation: { ...sampleSight, objectName: '很长的标题'.repeat(12) } },
}
