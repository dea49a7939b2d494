import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
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
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Shell UI/Search field/SearchField',
  component: Stage,
  args: { value: undefined, placeholder: '搜索姓名、账号', onChange: fn() },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: '研发' } }
export const Disabled: Story = { args: { isDisabled: true } }

export const StatesSheet: Story = statesSheet(() => import('./SearchField.stories.js'))
