import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
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
  component: Stage,
  args: { page: 6, size: 20, total: 1248, onChange: fn() },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OwnSize: Story = { args: { size: 30, page: 1 } }
export const FewPages: Story = { args: { page: 1, total: 45 } }
export const Compact: Story = { args: { isCompact: true } }
export const Empty: Story = { args: { total: 0 } }

export const StatesSheet: Story = statesSheet(() => import('./Pagination.stories.js'))
