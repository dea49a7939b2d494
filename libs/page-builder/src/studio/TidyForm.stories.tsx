import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pageNode, type PageParts } from '../testing/pages.js'
import { PanelStage } from '../testing/PanelStage.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { arrangeMessages } from './arrangeMessages.js'
import { TidyForm } from './TidyForm.js'

/** A section with two components in it, apart from each other, and another one beneath that does not lie at the left. */
function pageTitled(title: string): PageParts {
  const inside = { type: 'spruce.text', parent: 's', slot: 'body', w: 6, h: 4 }
  return {
    nodes: [
      pageNode({ id: 's', type: 'spruce.section', w: 24, h: 12, props: { title } }),
      pageNode({ ...inside, id: 'a', x: 0, y: 0 }),
      pageNode({ ...inside, id: 'b', order: 'b', x: 12, y: 6 }),
      pageNode({ id: 'c', type: 'spruce.text', order: 'b', x: 12, y: 12, w: 8, h: 4 }),
    ],
  }
}

interface FormStory {
  readonly page: PageParts
  readonly selected?: string
}

const meta = {
  title: 'Page Builder/Studio/TidyForm',
  component: TidyForm,
  parameters: {
    page: pageTitled('产线明细'),
    docs: {
      description: {
        component: `Packs what lies in the selected container, around the selected component, or on the page, as one step of the history.

| Key | Does |
| --- | --- |
| Tab | goes from button to button |
| Enter, Space | packs the area that the button names, and says so |

**Do** pack after components were taken away: gaps close. **Don't** pack a page whose gaps are meant: they go.`,
      },
    },
  },
  render: (_, { parameters }) => {
    const { page, selected } = parameters as unknown as FormStory
    return (
      <StudioStage page={page} {...(selected !== undefined && { selected })}>
        <PanelStage>
          <TidyForm />
        </PanelStage>
      </StudioStage>
    )
  },
} satisfies Meta<typeof TidyForm>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is selected: it is about the page. What is packed already stays. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = arrangeMessages[globals['language'] as 'zh-CN' | 'en-US']
    const button = canvas.getByRole('button', { name: words.tidyPage })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(words.done(words.tidyPage))).toBeInTheDocument())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText(words.isTidy)).toBeInTheDocument())
    await expect(button).toHaveFocus()
  },
}

/** A container: what lies in it, or the page around it. */
export const Container: Story = { parameters: { selected: 's' } }

/** A component in a container: what lies beside it. */
export const Inside: Story = { parameters: { selected: 'a' } }

/** A container without a title is called by what it is. */
export const WithoutTitle: Story = { parameters: { page: pageTitled(''), selected: 's' } }

/** Where nothing lies there is nothing to pack. */
export const Empty: Story = {
  parameters: { page: { nodes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const LongText: Story = {
  parameters: { page: pageTitled('很长的名称'.repeat(12)), selected: 's' },
}
