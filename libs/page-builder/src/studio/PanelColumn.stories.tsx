import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { FakeAnswer } from '../testing/FakeDataPort.js'
import { pageNode, type PageParts } from '../testing/pages.js'
import { PanelStage } from '../testing/PanelStage.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { PanelColumn, type PanelColumnProps } from './PanelColumn.js'
import { studioMessages } from './studioMessages.js'

const page: PageParts = {
  nodes: [
    pageNode({ id: 'a', type: 'spruce.table', props: { title: '设备', query: 'devices_1' } }),
  ],
  queries: [{ id: 'devices_1', source: 'devices-by-state', parameters: {} }],
}

const columnsOf = (label: string): FakeAnswer => ({
  columns: [
    { name: 'state', type: 'string', values: [], label },
    { name: 'count_1', type: 'number', values: [], label: '数量' },
    { name: 'rate_1', type: 'number', values: [] },
  ],
})

function Chosen(props: PanelColumnProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PanelColumn
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'Page Builder/Studio/PanelColumn',
  component: PanelColumn,
  args: { label: '状态', value: 'state', isDisabled: false, onChange: fn() },
  render: (args, { parameters }) => (
    <StudioStage
      page={page}
      selected="a"
      answers={{ devices_1: (parameters as { readonly answer: FakeAnswer }).answer }}
    >
      <PanelStage>
        <Chosen {...args} />
      </PanelStage>
    </StudioStage>
  ),
  parameters: {
    answer: columnsOf('状态'),
    docs: {
      description: {
        component: `Names a column of the answer that the selected component shows, by what people call it and by its name.

| Key | Does |
| --- | --- |
| Up, Down | choose another column |
| Letters | go to the column that begins with them |
| Enter | ends what is typed, where the query has not answered |

**Do** give \`none\` where the component finds a column by itself. **Don't** refuse a name that the answer lacks: the query may answer it later.`,
      },
    },
  },
} satisfies Meta<typeof PanelColumn>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const choice = await canvas.findByRole('combobox')
    await expect(choice).toHaveValue('state')
    await userEvent.tab()
    await expect(choice).toHaveFocus()
    await userEvent.selectOptions(choice, 'count_1')
    await expect(args.onChange).toHaveBeenCalledWith('count_1')
    await expect(choice).toHaveValue('count_1')
  },
}

/** The first choice is to name none. */
export const Optional: Story = {
  args: { value: '', none: '自动选择' },
  parameters: { inEnglish: { none: studioMessages['en-US'].anyColumn } },
}

/** What is written down stays, though the answer has no such column. */
export const Unknown: Story = {
  args: { value: 'gone_1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveValue('gone_1')
  },
}

/** Before the first answer any name can be typed; it counts when the typing ends. */
export const NotAnswered: Story = {
  args: { value: '' },
  parameters: { answer: 'never' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('rate_1')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('rate_1'))
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongText: Story = { parameters: { answer: columnsOf('很长的名称'.repeat(12)) } }
