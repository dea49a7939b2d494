import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useState } from 'react'
import { sayIn, wordsIn } from '../testing/say.js'
import { displayMessages } from './displayMessages.js'
import { Stepper } from './Stepper.js'
import { statesSheet } from '../../testing/statesSheet.js'
import type { StepperProps } from './Stepper.js'

function Stage(props: StepperProps) {
  const [current, setCurrent] = useState(props.current)
  return (
    <Stepper
      {...props}
      current={current}
      onChange={(index) => {
        setCurrent(index)
        props.onChange(index)
      }}
    />
  )
}

const meta = {
  title: 'Shell UI/Display/Stepper',
  component: Stepper,
  render: (args) => <Stage {...args} />,
  args: {
    label: '新建客户',
    current: 0,
    steps: [
      { id: 'base', title: '基本信息', description: '名称与联系人', content: <p>第一步的内容</p> },
      { id: 'plan', title: '套餐', content: <p>第二步的内容</p> },
      { id: 'check', title: '确认', content: <p>第三步的内容</p> },
    ],
    onChange: fn(),
    onDone: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A form beyond eight fields, or a task in steps. Marks lead back to what is done, never ahead; the focus goes to the heading of the step.

| Key | Does |
| --- | --- |
| Tab | marks of earlier steps, the content, the buttons |
| Enter on a mark | back to that step |

**Do** let every step be checked by itself with \`onLeave\`. **Don't** lose what was typed on the way back.`,
      },
    },
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wrong: Story = {
  args: {
    current: 1,
    steps: [
      { id: 'base', title: '基本信息', content: <p>第一步的内容</p>, isWrong: true },
      { id: 'plan', title: '套餐', content: <p>第二步的内容</p>, isBlocked: true },
    ],
  },
}
export const LongText: Story = {
  args: {
    steps: ['华东区域智能制造与工业互联网平台', '联合研发中心', '第三步', '第四步', '第五步'].map(
      (title) => ({
        id: title,
        title: title.repeat(2),
        content: <p>{title.repeat(20)}</p>,
      }),
    ),
  },
}
export const Failed: Story = {
  args: { onLeave: fn(() => Promise.reject(new Error('客户名称已存在'))) },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const displayWords = wordsIn({ globals }, displayMessages)
    await userEvent.click(canvas.getByRole('button', { name: displayWords.next }))
    await expect(await canvas.findByText(say('客户名称已存在'))).toBeVisible()
  },
}

/** There and back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const displayWords = wordsIn({ globals }, displayMessages)
    canvas.getByRole('button', { name: displayWords.next }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: new RegExp(say('套餐')) })).toHaveFocus(),
    )
    canvas.getByRole('button', { name: new RegExp(say('基本信息')) }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: new RegExp(say('基本信息')) })).toHaveFocus(),
    )
  },
}

export const StatesSheet: Story = statesSheet(() => import('./Stepper.stories.js'))
