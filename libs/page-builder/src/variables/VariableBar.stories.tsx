import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageNode } from '../testing/pages.js'
import { VariableStage } from '../testing/VariableStage.js'
import '../page.css'
import { VariableBar } from './VariableBar.js'
import { variableMessages } from './variableMessages.js'

const line = {
  ...{ name: 'line', kind: 'choice', label: '产线', default: 'line-1' },
  options: [
    { value: 'line-1', label: '一号线' },
    { value: 'line-2', label: '二号线' },
  ],
}
const all = [
  line,
  { name: 'device', kind: 'device', label: '设备' },
  { name: 'limit', kind: 'number', label: '上限', default: 100 },
  { name: 'time', kind: 'time', default: { from: 'now-24h', to: 'now' } },
]

const meta = {
  title: 'Page Builder/Runtime/VariableBar',
  component: VariableBar,
  render: () => (
    <VariableStage variables={all} html="<p>{{line}} · {{device}} · {{limit}} · {{time}}</p>" />
  ),
  parameters: {
    docs: {
      description: {
        component: `The variables of a page, above its widgets: whoever looks at the page sets them, and every widget that names one follows.

| Key | Does |
| --- | --- |
| Up, Down | in a list choose another value, at once |
| Enter | in a text or a number takes what was typed; so does leaving it |
| Escape | closes the list of places |

**Do** hide a variable that only clicks set, and give a section its own where nothing else follows it. **Don't** give a page a second time window: all its widgets share one.`,
      },
    },
  },
} satisfies Meta<typeof VariableBar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const messages = variableMessages[globals['language'] as 'zh-CN' | 'en-US']
    const bar = await canvas.findByRole('group', { name: messages.variables })
    const [choice] = [...bar.querySelectorAll('select')]
    if (!choice) throw new Error('no choice')
    await userEvent.selectOptions(choice, 'line-2')
    await expect(await canvas.findByText(/^line-2 ·/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(messages.window), 'now-1h')
    await expect(await canvas.findByText(/now-1h – now/)).toBeVisible()
  },
}

/** Two instants instead of one of the usual windows. */
export const CustomWindow: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const messages = variableMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.selectOptions(await canvas.findByLabelText(messages.window), 'custom')
    const to = canvas.getByLabelText(messages.to)
    await userEvent.clear(to)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.badWindow)
  },
}

/** A number that is none is not taken. */
export const WrongNumber: Story = {
  render: () => (
    <VariableStage
      variables={[{ name: 'limit_1', kind: 'number', default: 100 }]}
      html="<p>≤ {{limit_1}}</p>"
    />
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const messages = variableMessages[globals['language'] as 'zh-CN' | 'en-US']
    const field = await canvas.findByLabelText('limit_1')
    await userEvent.clear(field)
    await userEvent.type(field, 'x{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.noNumber)
    await expect(await canvas.findByText('≤ 100')).toBeVisible()
  },
}

/** Where nothing can be found, an address may still set it. */
export const WithoutPlaces: Story = {
  render: () => (
    <VariableStage hasPlaces={false} variables={[{ name: 'device', kind: 'device' }]} />
  ),
}

const ofSection = [
  { name: 'line', kind: 'choice', label: '产线', options: line.options },
  { name: 'limit', kind: 'number', label: '上限', default: 100, placeId: 's' },
]
const section = [
  pageNode({
    ...{ id: 's', type: 'spruce.section', y: 3, w: 24, h: 6 },
    props: { title: '产线明细', isCollapsible: false },
  }),
  pageNode({
    ...{ id: 't', type: 'spruce.text', parent: 's', slot: 'body', w: 24, h: 3 },
    props: { html: '<p>≤ {{limit}}</p>' },
  }),
]

/** A section has its own in its head; the page keeps the others. */
export const OfSection: Story = {
  render: () => <VariableStage variables={ofSection} html="<p>{{line}}</p>" nodes={section} />,
  play: async ({ canvas, userEvent, globals }) => {
    const messages = variableMessages[globals['language'] as 'zh-CN' | 'en-US']
    const page = await canvas.findByRole('group', { name: messages.variables })
    await expect(within(page).queryByRole('textbox')).not.toBeInTheDocument()
    const region = within(canvas.getByRole('region', { name: /^(产线明细|By line)$/ }))
    const field = await region.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '80{Enter}')
    await expect(await region.findByText('≤ 80')).toBeVisible()
  },
}
