import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect } from 'storybook/test'
import { nodeOf, pageOf } from '../../testing/pages.js'
import { createDesigner } from '../index.js'
import { createObservableDesigner } from '../mobx.js'
import { DesignerProvider, type DesignerLanguage } from '../react.js'
import { ComponentRegistry, defineComponent, s } from '../registry.js'
import { describeProblem } from '../schema/messages.js'
import { PropertyPanel } from './parts.js'
import { partsMessages } from './partsMessages.js'

const style = `
.designer-properties { padding: 16px; color: var(--sp-colors-fg); background: var(--sp-colors-bg); }
.designer-properties p, .designer-properties [data-designer-entry] { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 4px 0; }
.designer-properties fieldset { min-inline-size: 0; padding: 8px; border: 1px solid var(--sp-colors-border); }
.designer-properties :is(button, input, select, textarea) { min-block-size: 28px; min-inline-size: 28px; max-inline-size: 100%; padding: 0 8px; color: inherit; background: var(--sp-colors-bg); border: 1px solid var(--sp-colors-border); }
.designer-properties input[type='checkbox'] { inline-size: 28px; accent-color: currentColor; }
.designer-properties [aria-invalid='true'] { border-style: dashed; border-color: var(--sp-colors-fg); }
`

const name = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en })

const limit = name('条数', 'Limit')
const series = name('系列', 'Series')

const chart = defineComponent({
  type: 'chart',
  version: 1,
  label: name('图表', 'Chart'),
  category: 'charts',
  icon: 'chart-line',
  props: s.object({
    title: s.text({ max: 12 }).default('').label(name('标题', 'Title')),
    note: s.text({ max: 200, isLong: true }).default('').label(name('说明', 'Note')),
    limit: s.number({ min: 1, max: 100, int: true }).default(10).label(limit),
    isStacked: s.boolean().default(false).label(name('堆叠', 'Stacked')),
    unit: s
      .enum([
        { value: 'day', label: name('天', 'Day') },
        { value: 'hour', label: name('小时', 'Hour') },
      ])
      .default('day')
      .label(name('单位', 'Unit')),
    tint: s.color().optional().label(name('颜色', 'Color')),
    series: s
      .array(s.text({ max: 12 }), { max: 4 })
      .default([])
      .label(series),
  }),
  size: { w: 6, h: 4 },
  a11y: { name: ({ title }) => title || 'Chart' },
  load: () => Promise.resolve('the view'),
})
const registry = new ComponentRegistry({ components: [chart] })

interface PanelOfChartProps {
  readonly title: string
  /** Without one the language of the toolbar. */
  readonly language?: DesignerLanguage
  readonly isSelected: boolean
}

const regions = { 'zh-CN': ['华北', '华南'], 'en-US': ['North', 'South'] }

/** The properties of one component, without its canvas. */
function PanelOfChart({ title, language = 'zh-CN', isSelected }: PanelOfChartProps) {
  const [page] = useState(() => {
    const props = { title, series: regions[language] }
    const designer = createDesigner(pageOf([nodeOf('a', { type: 'chart', props })]))
    if (isSelected) designer.selection.select(['a'])
    return createObservableDesigner(designer)
  })
  return (
    <main className="designer-properties">
      <style>{style}</style>
      <DesignerProvider page={page} widgets={{}} language={language}>
        <PropertyPanel registry={registry} />
      </DesignerProvider>
    </main>
  )
}

const meta = {
  title: 'Designer Engine/PropertyPanel',
  component: PropertyPanel as unknown as ComponentType<PanelOfChartProps>, // the stage gives it its registry
  argTypes: {
    title: { table: { disable: true } },
    language: { table: { disable: true } },
    isSelected: { table: { disable: true } },
  },
  args: { title: '营业额', isSelected: true },
  render: (args, { globals }) => (
    <PanelOfChart language={globals['language'] as DesignerLanguage} {...args} />
  ),
  parameters: {
    inEnglish: { title: 'Turnover' },
    docs: {
      description: {
        component: `The properties of the selected component, by the schema of its definition, without a dress of its own.

| Key | Does |
| --- | --- |
| Tab | goes from field to field |
| Enter | ends what is typed, so that undo takes it back by itself |
| Space or Enter on a button | adds, removes or moves an item of a list |

**Do** bring controls of your own by \`controlOf\` and rows by \`row\`. **Don't** write properties by other means than commands: they would not be undone.`,
      },
    },
  },
} satisfies Meta<PanelOfChartProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingSelected: Story = { args: { isSelected: false } }

/** A stored text that is longer than the schema allows is shown, and what is wrong with it. */
export const LongText: Story = {
  args: { title: '各大区自开始统计以来的全部营业额' },
  parameters: {
    inEnglish: {
      title: 'The turnover of all regions since the year in which it was counted first',
    },
  },
}

/** What the schema refuses is said at its field and is no part of the page. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as DesignerLanguage
    const t = partsMessages[language]
    const field = canvas.getByLabelText(limit[language])
    await userEvent.clear(field)
    await userEvent.type(field, '500')
    const tooBig = describeProblem({ key: 'too-big', path: [], expected: 100 }, language)
    await expect(field).toHaveAccessibleDescription(tooBig)
    await userEvent.clear(field)
    await userEvent.type(field, '50{Enter}')
    await expect(field).toHaveAccessibleDescription('')
    await userEvent.click(canvas.getByRole('button', { name: t.addItem(series[language]) }))
    await expect(canvas.getByLabelText(t.nthItem(3))).toHaveFocus()
  },
}
