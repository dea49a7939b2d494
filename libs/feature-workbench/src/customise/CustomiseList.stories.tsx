import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '@spruce/page-builder/page.css'
import '@spruce/page-builder/studio.css'
import { customiseStage } from '../testing/customiseStage.js'
import { longWorkbench } from '../testing/workbenches.js'
import '../customise.css'
import '../workbench.css'
import { CustomiseList } from './CustomiseList.js'

const meta = {
  title: 'Feature Workbench/Customise/CustomiseList',
  component: CustomiseList,
  decorators: [customiseStage],
  parameters: {
    docs: {
      description: {
        component: `A workbench on a narrow screen while a person arranges it: its components in reading order.

| Key | Does |
| --- | --- |
| Tab | goes to the next button |
| Enter, Space | moves or hides the component |

**Do** say the new place of what was moved. **Don't** leave out what is fixed: it says why it stays.`,
      },
    },
  },
} satisfies Meta<typeof CustomiseList>
export default meta
type Story = StoryObj<typeof meta>

/** One component is fixed, one is only moved. */
export const Default: Story = {}

/** The second component takes the place of the first, and the new place is said. */
export const Moving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = () => canvasElement.querySelector('.home-customise-list > li > span')?.textContent
    const before = first()
    const [, second] = canvas.getAllByRole('listitem')
    const up = second?.querySelector('button')
    if (up) await userEvent.click(up)
    await expect(first()).not.toBe(before)
    await expect(
      canvasElement.querySelector('.home-customise > .sp-sr-only'),
    ).not.toBeEmptyDOMElement()
  },
}

/** Everything that may be hidden is, and nothing else was given. */
export const Empty: Story = {
  parameters: {
    stage: {
      page: { ...longWorkbench, document: { ...longWorkbench.document, nodes: {} } },
    },
  },
}

export const LongText: Story = { parameters: { stage: { page: longWorkbench } } }
