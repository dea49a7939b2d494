import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { IconField } from './IconField.js'

const meta = {
  title: 'Shell UI/Forms/IconField',
  component: IconField,
  args: { name: 'value', label: '菜单图标' },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ value: parameters['value'] as unknown }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    value: 'building-2',
    docs: {
      description: {
        component: `One of the icons that menus show, found by a word in Chinese or English.

| Key | Does |
| --- | --- |
| typing | narrows |
| Tab | into the icons |
| arrows | through them |
| Enter | chooses and closes |
| Escape | closes |

**Do** let a menu do without one. **Don't** offer icons that menus do not know.`,
      },
    },
  },
} satisfies Meta<typeof IconField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = {
  args: { label: '菜单图标'.repeat(3), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('菜单图标')) }))
    const search = await screen.findByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await screen.findByRole('radio', { name: say('铃铛') })
    await userEvent.keyboard('notice')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    await expect(canvas.getByRole('button', { name: new RegExp(say('铃铛')) })).toBeVisible()
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('菜单图标')) }))
    await screen.findByRole('radio', { name: say('铃铛') })
  },
}

export const StatesSheet: Story = statesSheet(() => import('./IconField.stories.js'))
