import { FormDialog } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { createDevicesApi, makeDevices } from '../testing/devicesApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { AreaField } from './AreaField.js'

const meta = {
  title: 'Feature Devices/Areas/AreaField',
  component: AreaField,
  decorators: [
    (Story, { args }) => (
      <DeviceStage api={() => createDevicesApi(makeDevices(8))}>
        <FormDialog<{ areaId: string | null }>
          title={args.label}
          initialValues={{ areaId: 'a1' }}
          onSubmit={() => true}
          onClose={() => undefined}
        >
          <Story />
        </FormDialog>
      </DeviceStage>
    ),
  ],
  args: { name: 'areaId', label: '设备区域' },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Chooses one of the areas, shown as the tree that they are, each with how many devices it has; a search finds them by pinyin, too.

| Key | Does |
| --- | --- |
| Enter, Space | opens the tree; on an area: chooses it |
| Up, Down, Left, Right | go through the tree, open and close a branch |
| Escape | closes the tree, and nothing has changed |

**Do** say with \`rootLabel\` what choosing none means. **Don't** offer an area below itself: name it in \`excluded\`.`,
      },
    },
  },
} satisfies Meta<typeof AreaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With a way to choose no area. */
export const WithRoot: Story = { args: { rootLabel: '顶级' } }

/** One plant, and all below it, cannot be chosen. */
export const WithoutOne: Story = { args: { excluded: 'a1' } }

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const [field] = await screen.findAllByRole('button', { expanded: false })
    field?.focus()
    await userEvent.keyboard('{Enter}')
    const tree = await screen.findByRole('tree')
    await waitFor(() => expect(tree).toBeVisible())
  },
}

/** Areas are found by name, full pinyin or initials, below those that hold them. */
export const Searched: Story = {
  play: async ({ userEvent, globals }) => {
    const [field] = await screen.findAllByRole('button', { expanded: false })
    if (field) await userEvent.click(field)
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(4))
    const keyword = globals['language'] === 'en-US' ? 'press' : '冲压'
    await userEvent.type(screen.getByRole('searchbox'), keyword)
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2))
  },
}
