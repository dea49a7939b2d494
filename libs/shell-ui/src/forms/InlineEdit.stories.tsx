import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { InlineEdit, type InlineEditProps } from './InlineEdit.js'

function Stage(props: InlineEditProps) {
  const [value, setValue] = useState(props.value)
  return (
    <InlineEdit
      {...props}
      value={value}
      onSubmit={async (draft) => {
        await props.onSubmit(draft)
        setValue(draft)
      }}
    />
  )
}

const meta = {
  title: 'Shell UI/Forms/InlineEdit',
  component: InlineEdit,
  render: (args) => <Stage {...args} />,
  args: { label: '显示名称', value: '研发部', onSubmit: fn() },
  parameters: {
    inEnglish: { label: 'Display name', value: 'Research' },
    docs: {
      description: {
        component: `One text, edited where it stands. Confirm runs \`validate\`, which may ask a server; a falsy answer blocks the submit, cancel restores the original (spec section 4).

| Key | Does |
| --- | --- |
| Enter or Space on the pencil | edits, the text selected |
| Enter | confirms |
| Escape | cancels; a dialog around it stays open |

**Do** use it for a name on a page. **Don't** put several on a form: a form saves all at once.`,
      },
    },
  },
} satisfies Meta<typeof InlineEdit>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = {
  args: { value: '' },
  parameters: { inEnglish: { value: '' } },
}
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const LongText: Story = {
  args: { value: '华东区域智能制造与工业互联网平台联合研发中心'.repeat(4) },
  parameters: {
    inEnglish: {
      value: 'Joint research center for connected manufacturing in the east, '.repeat(3),
    },
  },
}

/** After a press of the pencil. */
export const Editing: Story = {
  args: { initialDraft: '研发部' },
  parameters: { inEnglish: { initialDraft: 'Research' } },
}

/** The validator said no; what was typed stays, to be put right. */
export const Refused: Story = {
  args: { initialDraft: '测试部', initialProblem: '同级已有同名部门' },
  parameters: {
    inEnglish: {
      initialDraft: 'Testing',
      initialProblem: 'Another department here has this name',
    },
  },
}

/** The server could not keep it; Confirm tries again. */
export const Failed: Story = {
  args: { initialDraft: '研发一部', initialProblem: '保存失败，请重试' },
  parameters: {
    inEnglish: { initialDraft: 'Research 1', initialProblem: 'Not saved. Please try again' },
  },
}

/** The validator says no; then the name is changed and kept. */
export const ByKeyboard: Story = {
  args: {
    validate: fn((draft: string) => Promise.resolve(!['测试部', 'Testing'].includes(draft))),
    invalidText: '同级已有同名部门',
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const say = sayIn({ globals })
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const input = await canvas.findByRole('textbox', { name: say(args.label) })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.clear(input)
    await userEvent.keyboard(`${say('测试部')}{Enter}`)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.keyboard('2{Enter}')
    await expect(await canvas.findByText(`${say('测试部')}2`)).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledWith(`${say('测试部')}2`)
  },
}

/** What was typed is not lost when the server fails. */
export const FailedSubmit: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('保存失败，请重试'))) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard(`${say('新名称')}{Enter}`)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say(args.label) })).toHaveValue(say('新名称'))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./InlineEdit.stories.js'))
