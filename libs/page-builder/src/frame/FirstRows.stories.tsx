import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import '../page.css'
import { FirstRows } from './FirstRows.js'

const meta = {
  title: 'Page Builder/Frame/FirstRows',
  component: FirstRows,
  args: {
    count: 23,
    limit: 8,
    children: (shown: number) => (
      <ul className="sp-page-lines">
        {Array.from({ length: shown }, (_, row) => (
          <li key={row}>{row + 1}</li>
        ))}
      </ul>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The first rows of a list, with how many there are and the way to the rest.

| Key | Does |
| --- | --- |
| Tab | goes to the way on |
| Enter, Space | shows the rest, or shows fewer again |

**Do** give \`whole\` where the product has a page with all of it. **Don't** cut a list without this: a missing row looks like no row.`,
      },
    },
  },
} satisfies Meta<typeof FirstRows>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(23)
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}

/** Nothing is left out, and nothing is said. */
export const Whole: Story = { args: { count: 5 } }

/** Another 200 at a time. */
export const Long: Story = { args: { count: 1200 } }

/** Not all of them came; a page of the product has them. */
export const Elsewhere: Story = {
  args: { count: 20, total: 1200, whole: { href: '/dashboard', open: fn() } },
}

/** Nobody knows how many there are. */
export const Cut: Story = { args: { count: 100, hasMore: true } }
