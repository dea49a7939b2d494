import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { richTextMessages } from './richTextMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { RichTextField } from './RichTextField.js'

const meta = {
  title: 'Shell UI/Rich text/RichTextField',
  component: RichTextField,
  args: { name: 'text', label: '公告正文' },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ text: parameters['value'] as unknown }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    value:
      '<h2>国庆放假安排</h2><p>放假时间为 <strong>10 月 1 日至 7 日</strong>，请提前安排工作。</p><ul><li>值班表见附件</li><li>紧急情况请联系行政部</li></ul>',
    docs: {
      description: {
        component: `Text with headings, lists and links. What is pasted keeps the tags of \`richTextTags\` and no other; a link leads to this site or to an allowed one.

| Key | Does |
| --- | --- |
| Ctrl B, I, U | bold, italic, underline |
| Ctrl Z, Ctrl Shift Z | undo, redo |
| Alt F10 | to the toolbar |
| ← → Home End | through the toolbar |
| Escape | back to the text |

**Do** clean the HTML again where it is shown. **Don't** use it where a plain text is enough.`,
      },
    },
  },
} satisfies Meta<typeof RichTextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn({ globals })
    await expect(await canvas.findByRole('textbox', { name: say('公告正文') })).toBeVisible()
  },
}
export const Empty: Story = { parameters: { value: '' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = {
  parameters: { value: `<p>${'华东区域智能制造与工业互联网平台联合研发中心'.repeat(80)}</p>` },
}
export const Failed: Story = {
  parameters: { errors: { text: '正文不能为空' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await canvas.findByRole('textbox', { name: say('公告正文') })
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await expect(await canvas.findByText(say('正文不能为空'))).toBeVisible()
  },
}

/** Everything made bold from the toolbar, without a pointer. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const richTextWords = wordsIn({ globals }, richTextMessages)
    const text = await canvas.findByRole('textbox', { name: say('公告正文') })
    text.focus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    const bold = canvas.getByRole('button', { name: richTextWords.bold })
    await waitFor(() => expect(bold).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Enter}')
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./RichTextField.stories.js'))
