import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '@spruce/page-builder/page.css'
import '@spruce/page-builder/studio.css'
import { customiseStage, type CustomiseStage } from '../testing/customiseStage.js'
import { longWorkbench } from '../testing/workbenches.js'
import '../customise.css'
import '../workbench.css'
import { CustomisePanel } from './CustomisePanel.js'

const meta = {
  title: 'Feature Workbench/Customise/CustomisePanel',
  component: CustomisePanel,
  decorators: [customiseStage],
  parameters: {
    docs: {
      description: {
        component: `What a person can put on a workbench: the components they hid, by name, and new ones by kind.

| Key | Does |
| --- | --- |
| Tab | goes to the next component |
| Enter, Space | puts it on the workbench |

**Do** say the outcome to who listens. **Don't** offer components that show nothing until they are set up.`,
      },
    },
  },
} satisfies Meta<typeof CustomisePanel>
export default meta
type Story = StoryObj<typeof meta>

type Prepare = NonNullable<CustomiseStage['prepare']>

const hide: Prepare = ({ design }) => {
  design.designer.commands.remove(['todos', 'favorites'])
}

/** Nothing is hidden. */
export const Default: Story = {}

export const Hidden: Story = { parameters: { stage: { prepare: hide } } }

/** A hidden component returns to the page and leaves the list; what else is hidden stays in it. */
export const BringingBack: Story = {
  parameters: { stage: { prepare: hide } },
  play: async ({ canvasElement, userEvent }) => {
    const list = canvasElement.querySelector('.home-customise-hidden')
    await expect(list?.children).toHaveLength(2)
    const button = list?.querySelector('button')
    if (button) await userEvent.click(button)
    await expect(list?.children).toHaveLength(1)
    await expect(
      canvasElement.querySelector('.home-customise > .sp-sr-only'),
    ).not.toBeEmptyDOMElement()
  },
}

export const LongText: Story = { parameters: { stage: { page: longWorkbench, prepare: hide } } }
