import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import '@spruce/page-builder/page.css'
import '@spruce/page-builder/studio.css'
import { customiseStage, type CustomiseStage } from '../testing/customiseStage.js'
import { longWorkbench } from '../testing/workbenches.js'
import '../customise.css'
import '../workbench.css'
import { CustomiseBar } from './CustomiseBar.js'

const meta = {
  title: 'Feature Workbench/Customise/CustomiseBar',
  component: CustomiseBar,
  args: {
    ...{ isAdding: false, isWide: true },
    ...{ onAdd: fn(), onReplay: fn(), onSave: fn(), onDiscard: fn() },
  },
  decorators: [customiseStage],
  parameters: {
    docs: {
      description: {
        component: `Above a workbench that a person arranges: whether it is saved, undo and redo, hiding, adding, and the two ways out.

| Key | Does |
| --- | --- |
| Tab | goes to the next tool |
| Enter, Space | uses it |

**Do** keep the focus on a tool that has nothing to do. **Don't** offer to save what is unchanged.`,
      },
    },
  },
} satisfies Meta<typeof CustomiseBar>
export default meta
type Story = StoryObj<typeof meta>

type Prepare = NonNullable<CustomiseStage['prepare']>

const hide: Prepare = ({ design }) => {
  design.designer.commands.remove(['todos'])
}

/** There is nothing to save or to undo. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    const undo = canvasElement.querySelector('[aria-keyshortcuts="Control+Z"]')
    if (undo) await userEvent.click(undo)
    await expect(undo).toHaveFocus()
    await expect(args.onReplay).not.toHaveBeenCalled()
  },
}

export const Changed: Story = {
  parameters: { stage: { prepare: hide } },
  play: async ({ args, canvasElement, userEvent }) => {
    const undo = canvasElement.querySelector('[aria-keyshortcuts="Control+Z"]')
    if (undo) await userEvent.click(undo)
    await expect(args.onReplay).toHaveBeenCalledWith('undo')
  },
}

export const Adding: Story = { args: { isAdding: true } }

/** One component that may be hidden is selected. */
export const Selected: Story = {
  parameters: {
    stage: {
      prepare: (({ design }) => design.designer.selection.select(['todos'])) satisfies Prepare,
    },
  },
}

/** Without columns nothing is selected: each component is hidden where it stands in the list. */
export const Narrow: Story = { args: { isWide: false } }

export const Saving: Story = {
  parameters: {
    stage: {
      save: () => new Promise(() => undefined),
      prepare: ((model) => {
        hide(model)
        void model.save()
      }) satisfies Prepare,
    },
  },
}

export const LongText: Story = { parameters: { stage: { page: longWorkbench } } }
