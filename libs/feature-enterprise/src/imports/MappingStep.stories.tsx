import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { makeDeviceImport, makeImport } from './importsHandlers.js'
import { importStyles } from './importStyles.js'
import { MappingStep } from './MappingStep.js'

const { columns } = makeImport()
const devices = makeDeviceImport()

const meta = {
  title: 'Feature Enterprise/Imports/MappingStep',
  component: MappingStep,
  args: {
    kind: 'people',
    columns,
    mapping: { fields: columns.map(({ field }) => field), createDepartments: false },
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <TestSession>
        <Box css={importStyles}>
          <Story />
        </Box>
      </TestSession>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The step of an import that says which column of the file is which field, with samples of each.

| Key | Does |
| --- | --- |
| Tab | goes to the next column |
| Arrow keys, letters | choose the field of the column |
| Space | ticks whether departments that are missing are made |

**Do** let a field stand once: the column that had it gives it up. **Don't** go on while no column is the name.`,
      },
    },
  },
} satisfies Meta<typeof MappingStep>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A field that another column has is chosen: that one gives it up. */
export const Moved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('combobox')
    await userEvent.selectOptions(first as HTMLElement, 'mobile')
    await expect(args.onChange).toHaveBeenCalledWith({
      fields: ['mobile', null, 'departments'],
      createDepartments: false,
    })
  },
}

/** Nothing was recognised: without a name there is no going on. */
export const Empty: Story = {
  args: { mapping: { fields: columns.map(() => null), createDepartments: false } },
}

export const Devices: Story = {
  args: {
    kind: 'devices',
    columns: devices.columns,
    mapping: { fields: devices.columns.map(({ field }) => field), createDepartments: false },
  },
}

/** May not make departments: the question is not asked. */
export const NoNewDepartments: Story = {
  decorators: [
    (Story) => (
      <TestSession permissions={['user:import']}>
        <Story />
      </TestSession>
    ),
  ],
}

export const LongText: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      samples: Array(8).fill('研发中心') as string[],
    })),
  },
}
