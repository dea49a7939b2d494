import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { makeLines } from '../history/historyHandlers.js'
import { LogDetail } from './LogDetail.js'

const lines = makeLines(5)

const meta = {
  title: 'Console Kit/Logs/LogDetail',
  component: LogDetail,
  args: { line: lines[0], onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `One line of the operator log at the right edge: who, what, from where, and each field before and after.

| Key | Does |
| --- | --- |
| Tab | goes around within the panel: close, and the text, which the arrow keys scroll |
| Escape | closes; the focus returns to the line |

**Do** say both people of a mock login. **Don't** edit here: the log only grows.`,
      },
    },
  },
} satisfies Meta<typeof LogDetail>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Somebody of the operator acted for a person of the customer. */
export const MockLogin: Story = { args: { line: lines[4] } }
