import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccessAnswer } from './AccessAnswer.js'
import { grantedExplanation, sampleExplanation } from './accessHandlers.js'

const meta = {
  title: 'Feature Enterprise/Roles/AccessAnswer',
  component: AccessAnswer,
  args: { explanation: sampleExplanation },
  parameters: {
    docs: {
      description: {
        component: `Whether a member may use a permission, what would change it, and the rules in the order in which the server asks them; one is marked as deciding.

**Do** show it as the server answered. **Don't** leave out the rules that passed: they say where not to look.`,
      },
    },
  },
} satisfies Meta<typeof AccessAnswer>
export default meta
type Story = StoryObj<typeof meta>

/** No role gives it. */
export const Refused: Story = {}

/** A role gives it; another that is disabled is named, too. */
export const Allowed: Story = { args: { explanation: grantedExplanation } }

/** The role is there, and disabled. */
export const RoleDisabled: Story = {
  args: {
    explanation: {
      ...grantedExplanation,
      allowed: false,
      reason: 'ROLE_DISABLED',
      decidedBy: 'role',
      people: null,
      roles: [{ id: 'r5', name: '排班员', enabled: false, grants: true, dataScope: 'all' }],
      steps: grantedExplanation.steps.map((one) =>
        one.step === 'role' ? { ...one, state: 'failed' } : one,
      ),
    },
  },
}

/** It belongs to the console of the operator. */
export const OtherConsole: Story = {
  args: {
    explanation: {
      ...sampleExplanation,
      reason: 'OTHER_CONSOLE',
      decidedBy: 'plan',
      places: [],
      grantedBy: [],
      steps: sampleExplanation.steps.map((one) => ({
        ...one,
        state: one.step === 'plan' ? 'failed' : one.step === 'menu' ? 'skipped' : one.state,
      })),
    },
  },
}
