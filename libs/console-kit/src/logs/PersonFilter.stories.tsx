import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PersonFilter } from './PersonFilter.js'

const meta = {
  title: 'Console Kit/Logs/PersonFilter',
  component: PersonFilter,
  args: {
    value: 'u1',
    rows: [{ userId: 'u1', userName: '张伟' }],
    onChange: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Says that only one person’s lines are on show.

| Key | Does |
| --- | --- |
| Enter, Space | shows everybody again |

**Do** set it by a row’s action. **Don't** show an id where a line on show knows the name.`,
      },
    },
  },
} satisfies Meta<typeof PersonFilter>
export default meta

type Story = StoryObj<typeof meta>

export const Set: Story = {}

/** No line on show knows the name. */
export const Unknown: Story = { args: { value: 'u2' } }
