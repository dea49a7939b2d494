import { useLanguage } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { StudioStage } from '../testing/StudioStage.js'
import { textProps } from '../widgets/text/props.js'
import '../studio.css'
import { PanelRow } from './PanelRow.js'
import { RichTextControl } from './RichTextControl.js'
import { richTextMessages } from './richTextMessages.js'

const field = textProps.panel.find(({ name }) => name === 'html')!
const variables = [
  { name: 'line_1', kind: 'text', label: '产线' },
  { name: 'time_1', kind: 'time', label: '时间范围' },
]

interface ControlStory {
  readonly html: string
  readonly isDisabled?: boolean
  readonly hasVariables?: boolean
}

/** An owner that keeps what is typed. */
function Stage({ html, isDisabled = false, hasVariables = true }: ControlStory) {
  const language = useLanguage()
  const translate = useFixtureTranslation()
  const [text, setText] = useState(() => translate(html))
  const label = field.label[language]
  return (
    <StudioStage page={{ nodes: [], variables: hasVariables ? variables : [] }}>
      <div className="sp-studio" style={{ height: 'auto' }}>
        <section data-designer-properties="">
          <PanelRow {...{ field, label }} controlId="html" problemId="html-problem" problem="">
            <RichTextControl
              id="html"
              problemId="html-problem"
              {...{ field, language, text, isDisabled }}
              value={text}
              isInvalid={false}
              onText={setText}
              onValue={fn()}
              onEnd={fn()}
            />
          </PanelRow>
        </section>
      </div>
    </StudioStage>
  )
}

const meta = {
  title: 'Page Builder/Studio/RichTextControl',
  component: RichTextControl,
  parameters: {
    html: '<h2>说明</h2><p><strong>当前产线</strong>：{{line_1}}</p>',
    docs: {
      description: {
        component: `The content of a text widget in the property panel: rich text, or its source where the editor would drop something.

| Key | Does |
| --- | --- |
| Alt F10 | to the toolbar of the editor |
| Tab | to the variables, which are one stop |
| ← → Home End | through the tools, through the variables |
| Enter, Space | on a variable inserts it where the caret was |
| Escape | back to the text |

**Do** insert variables: a typed name may have an error. **Don't** build tables of numbers in it.`,
      },
    },
  },
  args: {
    ...{ id: 'html', problemId: 'html-problem', field, language: 'zh-CN', text: '', value: '' },
    ...{ isDisabled: false, isInvalid: false, onText: fn(), onValue: fn(), onEnd: fn() },
  },
  render: (_, { parameters }) => <Stage {...(parameters as unknown as ControlStory)} />,
} satisfies Meta<typeof RichTextControl>
export default meta
type Story = StoryObj<typeof meta>

/** A variable stands in the text as text. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const words = richTextMessages[language]
    const text = await canvas.findByRole('textbox', { name: field.label[language] })
    const bar = canvas.getByRole('toolbar', { name: words.insert(field.label[language]) })
    await userEvent.click(bar.querySelectorAll('button')[1]!)
    await waitFor(() => expect(text).toHaveTextContent('{{time_1}}'))
  },
}

export const Empty: Story = { parameters: { html: '' } }

/** Without variables there is nothing to insert. */
export const NoVariables: Story = { parameters: { hasVariables: false } }

/** A table is none of what the editor knows: its source stays, and it is said why. */
export const Source: Story = {
  parameters: { html: '<table><tbody><tr><td>一号线</td></tr></tbody></table>' },
  play: async ({ canvas, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const words = richTextMessages[language]
    const source = await canvas.findByRole('textbox', { name: field.label[language] })
    await expect(source.tagName).toBe('TEXTAREA')
    await expect(canvas.getByText(words.keepsSource.trim())).toHaveTextContent(
      ['table', 'tbody', 'tr', 'td'].join(words.and),
    )
  },
}

export const Disabled: Story = { parameters: { isDisabled: true } }
