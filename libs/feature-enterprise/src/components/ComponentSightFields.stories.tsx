import type { Language } from '@spruce/validators/i18n'
import { sightOfRoles } from '@spruce/console-kit/components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { ComponentSightFields } from './ComponentSightFields.js'
import { tenantSightMessages } from './tenantComponentMessages.js'

/** What the fields hold: a role of the organisation in memory. */
const limited = sightOfRoles(['role-staff'])

const meta = {
  title: 'Feature Enterprise/Components/ComponentSightFields',
  component: ComponentSightFields,
  render: (args) => (
    <FieldStage initialValues={{ ...limited }}>
      <ComponentSightFields {...args} />
    </FieldStage>
  ),
  parameters: {
    docs: {
      description: {
        component: `Who of a company sees a component: everybody, or who holds one of the chosen roles.

| Key | Does |
| --- | --- |
| Tab | goes to the choice, to the roles, and on to the next field |
| Left, Right | chooses between everybody and chosen roles |
| Enter, Space | on the roles: opens the list; on a chip's cross: removes the role |
| Escape | closes the list; the focus returns to the field |

**Do** say what others read in its place. **Don't** ask for roles while everybody sees it.`,
      },
    },
  },
} satisfies Meta<typeof ComponentSightFields>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Everybody: Story = {
  render: (args) => (
    <FieldStage initialValues={{ ...sightOfRoles(null) }}>
      <ComponentSightFields {...args} />
    </FieldStage>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const t = tenantSightMessages[globals['language'] as Language]
    const roles = () => canvas.queryByRole('button', { name: new RegExp(`^${t.roles}`) })
    await waitFor(() => expect(canvas.getByRole('radio', { name: t.everybody })).toBeChecked())
    await expect(roles()).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: t.chosenRoles }))
    await waitFor(() => expect(roles()).toBeVisible())
  },
}

/** A widget of the product: pages that have it show it to everybody. */
export const OfTheProduct: Story = { args: { component: { kind: 'builtin' } } }

export const Choosing: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = tenantSightMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.roles}`) }))
    await screen.findAllByRole('option')
  },
}
