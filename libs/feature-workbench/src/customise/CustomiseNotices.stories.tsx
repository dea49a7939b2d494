import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import '@spruce/page-builder/page.css'
import '@spruce/page-builder/studio.css'
import { customiseStage, type CustomiseStage } from '../testing/customiseStage.js'
import { customisedWorkbench, longWorkbench, personalWorkbench } from '../testing/workbenches.js'
import '../customise.css'
import '../workbench.css'
import { CustomiseNotices } from './CustomiseNotices.js'

const meta = {
  title: 'Feature Workbench/Customise/CustomiseNotices',
  component: CustomiseNotices,
  args: { onRetry: fn(), onClose: fn() },
  decorators: [customiseStage],
  parameters: {
    docs: {
      description: {
        component: `What a person has to know before they go on arranging a workbench: a failed save, a conflict, changes that are back, changes that the page does not take any more.

| Key | Does |
| --- | --- |
| Tab | goes to the next button |
| Enter, Space | presses it |

**Do** keep the changes in every case. **Don't** decide a conflict for the person.`,
      },
    },
  },
} satisfies Meta<typeof CustomiseNotices>
export default meta
type Story = StoryObj<typeof meta>

const staged = (stage: CustomiseStage): Pick<Story, 'parameters'> => ({ parameters: { stage } })

const saveInVain: NonNullable<CustomiseStage['prepare']> = (model) => {
  model.design.designer.commands.remove(['todos'])
  void model.save()
}

const theirs = (change: Partial<typeof customisedWorkbench>) => {
  const page = { ...customisedWorkbench, ...change }
  return { given: page, mine: page }
}

/** The changes stay, and saving can be tried again. */
export const Failed: Story = {
  ...staged({ refused: 503, prepare: saveInVain }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** It was published anew meanwhile: both ways out end the conflict. */
export const Renewed: Story = {
  ...staged({ refused: 412, prepare: saveInVain, theirs: theirs({ revision: 4 }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    const [, mine] = canvas.getAllByRole('button')
    if (mine) await userEvent.click(mine)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The same person saved it in another window. */
export const SavedElsewhere: Story = {
  ...staged({ refused: 412, prepare: saveInVain, theirs: theirs({ version: 2 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** It is not given to the person any more. */
export const Withdrawn: Story = {
  ...staged({ refused: 412, prepare: saveInVain, theirs: null }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A part of what the person changed is not on the page any more. */
export const NotKept: Story = staged({
  page: { ...customisedWorkbench, notKept: personalWorkbench.notKept },
})

const draft = (version: number): NonNullable<CustomiseStage['drafts']> => ({
  read: () => ({
    ...{ revision: 3, version },
    changes: [{ id: 'todos', kind: 'hidden' }],
  }),
  keep: () => undefined,
  forget: () => undefined,
})

/** What was not saved the last time is back, on the page it was made on. */
export const Restored: Story = staged({ drafts: draft(1) })

/** It is back on a page that was changed since. */
export const RestoredOlder: Story = staged({ drafts: draft(0) })

/** What could not be kept has a name that needs several lines, beside what is back. */
export const LongText: Story = {
  ...staged({ page: longWorkbench, drafts: draft(0) }),
  play: async ({ canvas }) => {
    const loss = await canvas.findByRole('listitem')
    await expect(loss.textContent.length).toBeGreaterThan(40)
    await expect(loss.scrollWidth).toBe(loss.clientWidth) // nothing is cut
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
