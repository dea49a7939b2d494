import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Breakpoint } from '../data/visibility.js'
import { pageNode, type PageParts } from '../testing/pages.js'
import { PanelStage } from '../testing/PanelStage.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { layoutMessages } from './layoutMessages.js'
import { LayoutForm } from './LayoutForm.js'

/** Two beside each other, the second of which stands first on a telephone. */
const page: PageParts = {
  nodes: [
    pageNode({ id: 'a', type: 'spruce.text', h: 4 }),
    pageNode({
      ...{ id: 'b', type: 'spruce.text', x: 12, h: 4 },
      layouts: { narrow: { x: 0, y: 0, w: 1, h: 4 } },
    }),
  ],
}

interface FormStory {
  readonly selected?: string
  readonly breakpoint: Breakpoint
  readonly isReadOnly?: boolean
}

const meta = {
  title: 'Page Builder/Studio/LayoutForm',
  component: LayoutForm,
  parameters: {
    breakpoint: 'narrow',
    docs: {
      description: {
        component: `Says which components have a layout of their own at the width that is designed, and lets them follow the wide layout again: the selected ones, or all of the page, as one step of the history.

| Key | Does |
| --- | --- |
| Tab | goes from button to button |
| Enter, Space | lets follow what the button names, and says how many did |

**Do** move components on the canvas of that width, or by the numbers above: each gets a layout of its own there. **Don't** expect others to stay as they were: what makes way for them has one, too.`,
      },
    },
  },
  render: (_, { parameters }) => {
    const { selected, breakpoint, isReadOnly = false } = parameters as unknown as FormStory
    return (
      <StudioStage
        {...{ page, breakpoint, isReadOnly }}
        {...(selected !== undefined && { selected })}
      >
        <PanelStage>
          <LayoutForm />
        </PanelStage>
      </StudioStage>
    )
  },
} satisfies Meta<typeof LayoutForm>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is selected: it is about the page. */
export const Default: Story = {}

/** One with a layout of its own, which it gives up. */
export const OwnLayout: Story = {
  parameters: { selected: 'b' },
  play: async ({ canvas, userEvent, globals }) => {
    const words = layoutMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(canvas.getByText(words.own)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: words.followAgain })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(words.followed(1))).toBeVisible())
    await expect(canvas.getByText(words.follows)).toBeVisible()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText(words.followed(0))).toBeVisible())
  },
}

/** One that follows the wide layout. */
export const Follows: Story = { parameters: { selected: 'a' } }

/** Nothing has a layout of its own on a tablet. */
export const AllFollow: Story = { parameters: { breakpoint: 'medium' } }

/** Whoever only looks is told, and offered nothing. */
export const ReadOnly: Story = { parameters: { selected: 'b', isReadOnly: true } }

/** At full width there is nothing to follow. */
export const Wide: Story = {
  parameters: { breakpoint: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
  },
}
