import { Box } from '@chakra-ui/react/box'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { ShellPortProvider } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestApi } from '@spruce/api-client/testing'
import { failAnswer } from '../testing/failAnswer.js'
import { FileStep } from './FileStep.js'
import { createImportsApi } from './importsHandlers.js'
import { importStyles } from './importStyles.js'

const meta = {
  title: 'Feature Enterprise/Imports/FileStep',
  component: FileStep,
  args: { api: () => createImportsApi(), permissions: 'all', kind: 'people' },
  argTypes: behindStory,
  render: inPortal(FileStep),
  decorators: [
    (Story) => (
      <ShellPortProvider value={new FakeShellPort()}>
        <Box css={importStyles}>
          <Story />
        </Box>
      </ShellPortProvider>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The first step of an import: what the file is to hold, the field it is dropped into, and the template.

| Key | Does |
| --- | --- |
| Tab | goes to the field, then to the templates |
| Enter, Space | chooses a file, or downloads the template |

**Do** read the file as soon as it is there. **Don't** demand the template: columns of any sheet are mapped in the next step.`,
      },
    },
  },
} satisfies Meta<Staged<typeof FileStep>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Departments: Story = { args: { kind: 'departments' } }

export const Devices: Story = { args: { kind: 'devices' } }

const upload = 'POST /aba-base/api/v3/user/import'

/** The server did not take the file. */
export const Failed: Story = {
  args: { api: () => createTestApi({ [upload]: failAnswer }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type=file]')
    await userEvent.upload(input as HTMLElement, new File(['a,b'], 'people.csv'))
    await canvas.findByText(/people\.csv/)
  },
}
