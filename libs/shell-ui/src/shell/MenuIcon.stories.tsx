import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { MenuIcon } from './MenuIcon.js'

const meta = {
  title: 'Shell UI/Shell/MenuIcon',
  component: MenuIcon,
  args: { menu: { name: '组织架构', icon: 'network' } },
  parameters: {
    docs: {
      description: {
        component: `The icon of a menu beside its name, as the sidebar has it.

| Key | Does |
| --- | --- |
| — | it is a picture: nothing to reach |

**Do** put the name of the menu beside it. **Don't** let it stand alone in a button: it says nothing to a screen reader.`,
      },
    },
  },
} satisfies Meta<typeof MenuIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A name that no icon has: the first letter of the menu. */
export const Letter: Story = { args: { menu: { name: '组织架构', icon: 'no-such-icon' } } }

export const StatesSheet: Story = statesSheet(() => import('./MenuIcon.stories.js'))
