import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { StatTile } from './StatTile.js'

const meta = {
  title: 'Shell UI/Display/StatTile',
  component: StatTile,
  args: { label: '活跃成员', value: 12345, unit: '人', change: { share: 0.125, label: '较上周' } },
  parameters: {
    inEnglish: { unit: ' people' },
    docs: {
      description: {
        component: `One figure with its name, how it has moved, and a way to what it counts. An arrow and a word say the direction; colour only adds to them.

| Key | Does |
| --- | --- |
| Tab | to the button that opens what is counted |

**Do** say against what it moved. **Don't** show a figure nobody acts on.`,
      },
    },
  },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Falling: Story = {
  args: {
    label: '登录失败',
    value: 18,
    unit: '次',
    change: { share: -0.4, label: '较昨日', isLessBetter: true },
  },
  parameters: { inEnglish: { unit: ' times' } },
}
export const Empty: Story = { args: { value: undefined, change: undefined } }
export const Loading: Story = { args: { isLoading: true } }
export const Failed: Story = { args: { isFailed: true, onRetry: fn() } }
export const LongText: Story = {
  args: { label: '华东区域智能制造与工业互联网平台本月累计活跃成员', value: 123_456_789_012 },
}

export const ByKeyboard: Story = {
  args: { onOpen: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalled()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./StatTile.stories.js'))
