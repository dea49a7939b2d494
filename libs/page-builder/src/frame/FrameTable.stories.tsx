import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Frame } from '../data/Frame.js'
import '../page.css'
import { FrameTable } from './FrameTable.js'

const output: Frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, null, 1105], label: '产量', unit: 't' },
    { name: 'isRunning', type: 'boolean', values: [true, false, true], label: '运行' },
  ],
  isCut: false,
}

/** More rows than the table draws at first. */
const long: Frame = {
  columns: [
    {
      name: 'at',
      type: 'number',
      values: Array.from({ length: 400 }, (_, at) => at),
      label: '序号',
    },
  ],
  isCut: false,
}

const meta = {
  title: 'Page Builder/Frame/FrameTable',
  component: FrameTable,
  args: { title: '各产线', frame: output },
  parameters: {
    docs: {
      description: {
        component: `The data of a widget as a table, for whoever cannot see the picture or wants the numbers.

| Key | Does |
| --- | --- |
| Arrows | scroll it where it is larger than its place |
| Enter, Space | show more rows, on the button below them |

**Do** give it the title of the widget: it names table and region. **Don't** page through it: the file has all rows at once.`,
      },
    },
  },
} satisfies Meta<typeof FrameTable>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Draws 200 rows, says so, and shows the rest. */
export const Long: Story = {
  args: { frame: long },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(201)
    await expect(canvas.getByText(/200.*400/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByRole('row')).toHaveLength(401)
  },
}

/** The columns without rows. */
export const Empty: Story = {
  args: {
    frame: { columns: output.columns.map((column) => ({ ...column, values: [] })), isCut: false },
  },
}
