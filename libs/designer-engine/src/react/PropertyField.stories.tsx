import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect } from 'storybook/test'
import { nodeOf, pageOf } from '../../testing/pages.js'
import { createDesigner, type JsonObject } from '../index.js'
import { createObservableDesigner } from '../mobx.js'
import { DesignerProvider, type DesignerLanguage } from '../react.js'
import { ComponentRegistry, defineComponent, s } from '../registry.js'
import { PropertyPanel } from './parts.js'
import { PropertyField } from './PropertyField.js'

const style = `
.designer-field { padding: 16px; color: var(--sp-colors-fg); background: var(--sp-colors-bg); }
.designer-field p { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.designer-field :is(button, input) { min-block-size: 28px; max-inline-size: 100%; padding: 0 8px; color: inherit; background: var(--sp-colors-bg); border: 1px solid var(--sp-colors-border); }
.designer-field [aria-invalid='true'] { border-style: dashed; border-color: var(--sp-colors-fg); }
`

const zone = { 'zh-CN': '时区', 'en-US': 'Time zone' }

const registry = new ComponentRegistry({
  components: [
    defineComponent({
      type: 'clock',
      version: 1,
      label: { 'zh-CN': '时钟', 'en-US': 'Clock' },
      category: 'all',
      icon: 'clock',
      props: s.object({
        zone: s.text({ max: 12 }).label(zone),
      }),
      size: { w: 4, h: 2 },
      a11y: { name: ({ zone }) => zone },
      load: () => Promise.resolve('the view'),
    }),
  ],
})

interface FieldOfClockProps {
  readonly props: JsonObject
  /** Without one the language of the toolbar. */
  readonly language?: DesignerLanguage
  readonly isReadOnly: boolean
}

/** One field of a component, as a panel shows it. */
function FieldOfClock({ props, language, isReadOnly }: FieldOfClockProps) {
  const [page] = useState(() => {
    const document = pageOf([nodeOf('a', { type: 'clock', props })])
    const designer = createDesigner(document, { isReadOnly })
    designer.selection.select(['a'])
    return createObservableDesigner(designer)
  })
  return (
    <main className="designer-field">
      <style>{style}</style>
      <DesignerProvider page={page} widgets={{}} {...(language && { language })}>
        <PropertyPanel registry={registry} />
      </DesignerProvider>
    </main>
  )
}

const meta = {
  title: 'Designer Engine/PropertyField',
  component: PropertyField as unknown as ComponentType<FieldOfClockProps>, // the panel gives it its props
  argTypes: {
    props: { table: { disable: true } },
    language: { table: { disable: true } },
    isReadOnly: { table: { disable: true } },
  },
  args: { props: { zone: '北京时间' }, isReadOnly: false },
  render: (args, { globals }) => (
    <FieldOfClock language={globals['language'] as DesignerLanguage} {...args} />
  ),
  parameters: {
    inEnglish: { props: { zone: 'Beijing' } },
    docs: {
      description: {
        component: `One field of a property: its label, its control, and what is wrong with what is typed.

| Key | Does |
| --- | --- |
| Tab | leaves the field and ends what was typed |
| Enter | ends what is typed, so that undo takes it back by itself |

**Do** let the schema of the definition say what is valid. **Don't** write down what it refuses: what is typed stays in the field, and the page as it was.`,
      },
    },
  },
} satisfies Meta<FieldOfClockProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What is longer than the schema allows stays in the field, which says so. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as DesignerLanguage
    const field = canvas.getByLabelText(zone[language])
    await userEvent.type(field, ' (UTC+08:00)')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

export const ReadOnly: Story = { args: { isReadOnly: true } }
