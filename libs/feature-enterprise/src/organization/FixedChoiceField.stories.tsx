import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tenantSightMessages } from '../components/tenantComponentMessages.js'
import { FieldStage } from '../testing/FieldStage.js'
import { FixedChoiceField } from './FixedChoiceField.js'

const chinese = tenantSightMessages['zh-CN']
const english = tenantSightMessages['en-US']

const meta = {
  title: 'Feature Enterprise/Organization/FixedChoiceField',
  component: FixedChoiceField,
  args: {
    name: 'roleIds',
    label: chinese.roles,
    help: chinese.rolesFixed,
    chosen: [
      { id: 'staff', name: '员工' },
      { id: 'upkeep', name: '设备运维' },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <FieldStage initialValues={{ roleIds: args.chosen.map(({ id }) => id) }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: {
      label: english.roles,
      help: english.rolesFixed,
      chosen: [
        { id: 'staff', name: 'Staff' },
        { id: 'upkeep', name: 'Maintenance' },
      ],
    },
    docs: {
      description: {
        component: `What is chosen, by name, for somebody who may not list what could be chosen.

**Do** say below what it takes to change it, and keep the choice in the draft. **Don't** hide it: saving would look as if it had none.`,
      },
    },
  },
} satisfies Meta<typeof FixedChoiceField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = tenantSightMessages[globals['language'] as Language]
    const field = await canvas.findByRole('button', { name: new RegExp(`^${t.roles}`) })
    await expect(field).toBeDisabled()
    await expect(canvas.getByText(t.rolesFixed)).toBeVisible()
  },
}

/** Nothing is chosen: everybody sees it. */
export const Empty: Story = { args: { chosen: [] }, parameters: { inEnglish: { chosen: [] } } }

const longName = (part: string) => [{ id: 'staff', name: part.repeat(3) }]

export const LongText: Story = {
  args: { chosen: longName('华南区域设备巡检与维护保养协调小组组长') },
  parameters: { inEnglish: { chosen: longName('SouthernRegionalMaintenanceAndInspectionLead') } },
}
