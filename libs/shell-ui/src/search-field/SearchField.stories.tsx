import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { SearchField, type SearchFieldProps } from './SearchField.js'

function Stage(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

const meta = {
  title: 'Shell UI/Search field/SearchField',
  component: SearchField,
  render: (args) => <Stage {...args} />,
  args: { value: undefined, placeholder: '搜索姓名、账号', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A search text that waits for a pause and for the input method: half-typed pinyin is not searched.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and to its cross |
| Enter | searches at once; not while an input method composes |
| Escape | clears; when it is empty, the key is the dialog's or the panel's |

**Do** say in the placeholder what is searched: Search by name or account. **Don't** put a button beside it that searches.`,
      },
    },
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: '研发' } }
export const Disabled: Story = { args: { isDisabled: true } }

export const LongText: Story = {
  args: {
    value: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组',
    placeholder: '搜索',
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.tab()
    await userEvent.keyboard(`${say('研发')}{Enter}`)
    await expect(args.onChange).toHaveBeenLastCalledWith(say('研发'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./SearchField.stories.js'))
