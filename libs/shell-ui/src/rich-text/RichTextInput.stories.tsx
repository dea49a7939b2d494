import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { RichTextInput, type RichTextInputProps } from './RichTextInput.js'

/** An owner that keeps the text. */
function Stage(props: RichTextInputProps) {
  const { label, control } = props
  const id = useId()
  const labelId = `${id}-label`
  const [value, setValue] = useState(control.value)
  return (
    <div className="sp-field">
      <span id={labelId} className="sp-label">
        {label}
      </span>
      <RichTextInput {...props} control={{ ...control, id, labelId, value, onChange: setValue }} />
    </div>
  )
}

const control = {
  ...{ id: 'rich-input', labelId: 'rich-input-label', describedBy: undefined },
  value: '<p>放假时间为 <strong>10 月 1 日至 7 日</strong>，请提前安排工作。</p>',
  ...{ isDisabled: false, isInvalid: false, onChange: fn(), onBlur: fn() },
}

const meta = {
  title: 'Shell UI/Rich text/RichTextInput',
  component: RichTextInput,
  args: { label: '公告正文', control },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The editor of RichTextField where there is no form: its owner keeps the text and names it by a label.

| Key | Does |
| --- | --- |
| Alt F10 | to the toolbar |
| ← → Home End | through the toolbar |
| Escape | back to the text |

**Do** ask \`richTextLosses\` before it edits a text that was written elsewhere. **Don't** use it in a form: RichTextField shows what is wrong with it, too.`,
      },
    },
  },
} satisfies Meta<typeof RichTextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn({ globals })
    await expect(await canvas.findByRole('textbox', { name: say('公告正文') })).toBeVisible()
  },
}
export const Empty: Story = { args: { control: { ...control, value: '' } } }
export const LongText: Story = {
  args: {
    control: {
      ...control,
      value: `<p>${'华东区域智能制造与工业互联网平台联合研发中心'.repeat(80)}</p>`,
    },
  },
}
/** The text can be read; no tool can be used. */
export const Disabled: Story = { args: { control: { ...control, isDisabled: true } } }

export const StatesSheet: Story = statesSheet(() => import('./RichTextInput.stories.js'))
