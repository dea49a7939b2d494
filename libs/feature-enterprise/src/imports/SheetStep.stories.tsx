import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeImport } from './importsHandlers.js'
import { importStyles } from './importStyles.js'
import { SheetStep } from './SheetStep.js'

const meta = {
  title: 'Feature Enterprise/Imports/SheetStep',
  component: SheetStep,
  args: { one: makeImport(), headLine: 1, onHeadLine: fn(), onSheet: fn() },
  decorators: [
    (Story) => (
      <Box css={importStyles}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The step of an import that says which sheet is read, and which of its first lines is the header, or that there is none.

| Key | Does |
| --- | --- |
| Tab | goes to the sheets, then to the lines |
| Arrow keys | choose the sheet or the line |

**Do** show the first lines as they stand in the file. **Don't** guess a header that cannot be corrected.`,
      },
    },
  },
} satisfies Meta<typeof SheetStep>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The other sheet is chosen by keyboard. */
export const ByKey: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onSheet).toHaveBeenCalledOnce()
  },
}

/** The file has no header: columns go by their letters. */
export const NoHeader: Story = { args: { headLine: 0 } }

/** A file without sheets. */
export const OneTable: Story = { args: { one: makeImport({ sheet: null, otherSheets: [] }) } }

/** Several sheets may be meant: nothing is read until one is chosen. */
export const SeveralSheets: Story = {
  args: {
    headLine: 0,
    one: (() => {
      const one = makeImport({ sheet: null, otherSheets: ['财务部', '法务部'], firstLines: [] })
      const message = '有多个工作表可能是成员名单：财务部、法务部。'
      return { ...one, job: { ...one.job, problem: { code: 'SEVERAL_SHEETS', message } } }
    })(),
  },
}

export const LongText: Story = {
  args: {
    one: makeImport({
      firstLines: [{ number: 1, cells: Array.from({ length: 12 }, () => '研发中心'.repeat(6)) }],
    }),
  },
}
