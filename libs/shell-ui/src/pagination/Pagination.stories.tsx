import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { uiMessages } from '../messages.js'
import { Pagination, type PaginationProps } from './Pagination.js'

function Stage(props: PaginationProps) {
  const [state, setState] = useState({ page: props.page, size: props.size })
  return (
    <Pagination
      {...props}
      {...state}
      onChange={(next) => {
        setState(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Shell UI/Pagination/Pagination',
  component: Pagination,
  render: (args) => <Stage {...args} />,
  args: { page: 6, size: 20, total: 1248, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Which page of a list is on show and how long a page is; hidden when there is nothing, short on narrow screens.

| Key | Does |
| --- | --- |
| Tab | goes from button to button |
| Enter, Space | goes to the page |
| Enter | in the compact form's input: goes to the page typed; an impossible one is put right |

**Do** keep page and size in the address, so that a link leads to the same rows. **Don't** stay on page 7 when a filter leaves two; a change of filter or size begins at page 1.`,
      },
    },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OwnSize: Story = { args: { size: 30, page: 1 } }
export const FewPages: Story = { args: { page: 1, total: 45 } }
export const Compact: Story = { args: { isCompact: true } }
export const Empty: Story = { args: { total: 0 } }

export const ByKeyboard: Story = {
  args: { isCompact: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsIn({ globals }, uiMessages)
    const input = canvas.getByRole('textbox', { name: words.jumpTo })
    await userEvent.click(input)
    await userEvent.keyboard('9{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 9, size: 20 })
    canvas.getByRole('button', { name: words.nextPage }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 10, size: 20 })
  },
}

export const StatesSheet: Story = statesSheet(() => import('./Pagination.stories.js'))
