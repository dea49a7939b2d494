import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { areas, createDevicesApi, makeDevices } from '../testing/devicesApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { AreaPanel } from './AreaPanel.js'

const meta = {
  title: 'Feature Devices/Areas/AreaPanel',
  component: AreaPanel,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createDevicesApi(makeDevices(8))}>
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 280 }}>
          <Story />
        </div>
      </DeviceStage>
    ),
  ],
  args: { areas, selected: undefined, onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component: `The tree of areas beside the list of devices, each with how many of its devices are online.

| Key | Does |
| --- | --- |
| Up, Down, Left, Right | go through the tree, open and close a branch |
| Enter | chooses the area, so that the list shows its devices |
| Shift+F10 | opens what can be done with the area |
| Alt+Up, Alt+Down | put the area one place up or down among its siblings, for whoever may |
| Keys of Tree | move an area, for whoever may |

**Do** keep it beside the list on wide pages. **Don't** make an area to hold one machine: give the machine a name.`,
      },
    },
  },
} satisfies Meta<typeof AreaPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { selected: 'a3' } }

export const Empty: Story = { args: { areas: [] } }

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findAllByRole('treeitem')
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('a1'))
  },
}

export const LongText: Story = {
  args: { areas: areas.map((area) => ({ ...area, name: area.name.repeat(12) })) },
}
