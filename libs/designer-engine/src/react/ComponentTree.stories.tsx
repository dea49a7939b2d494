import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { densePage } from '../../testing/pages.js'
import { createDesigner } from '../index.js'
import { createObservableDesigner } from '../mobx.js'
import { DesignerProvider, type DesignerLanguage } from '../react.js'
import { ComponentTree } from './parts.js'

interface TreeOfPageProps {
  readonly count: number
  /** Without one the language of the toolbar. */
  readonly language?: DesignerLanguage
}

/** The components of a page of so many, without its canvas. */
function TreeOfPage({ count, language }: TreeOfPageProps) {
  const [page] = useState(() => createObservableDesigner(createDesigner(densePage(count))))
  return (
    <main style={{ padding: 16 }}>
      <DesignerProvider
        page={page}
        widgets={{}}
        nameOf={({ id }) => id}
        {...(language && { language })}
      >
        <ComponentTree />
      </DesignerProvider>
    </main>
  )
}

const meta = {
  title: 'Designer Engine/ComponentTree',
  component: ComponentTree,
  argTypes: { count: { table: { disable: true } }, language: { table: { disable: true } } },
  args: { count: 5 },
  render: (args, { globals }) => (
    <TreeOfPage language={globals['language'] as DesignerLanguage} {...args} />
  ),
  parameters: {
    docs: {
      description: {
        component: `All components of a page as a tree, without a dress of its own.

| Key | Does |
| --- | --- |
| Up, Down, Home, End, letters | go from component to component |
| Right, Left | open and close what lies inside |
| Enter or Space | selects, with Ctrl one more |
| Alt with Up or Down | changes the order among siblings |

**Do** give every component a name by \`nameOf\`. **Don't** show it without a canvas or a view: it says what there is, not where.`,
      },
    },
  },
} satisfies Meta<TreeOfPageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Letters find, Enter selects. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('treeitem')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
  },
}
