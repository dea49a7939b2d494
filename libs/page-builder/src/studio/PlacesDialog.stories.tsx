import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { PlacesDialog } from './PlacesDialog.js'
import { placesMessages } from './placesMessages.js'

/** A plan of two halls. */
const plan = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240" fill="none" stroke="#64748b" stroke-width="4"><path d="M20 20h360v200H20zM200 20v80m0 60v60"/></svg>',
)}`

const meta = {
  title: 'Page Builder/Studio/PlacesDialog',
  component: PlacesDialog,
  args: {
    picture: plan,
    alt: '厂区平面图',
    places: [
      { name: '一号水泵', x: 25, y: 30 },
      { name: '二号水泵', x: 70, y: 60 },
    ],
    names: ['一号水泵', '二号水泵', '一号风机', '二号风机'],
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `Marks where things stand on a picture: points on it, and a list of them beside it.

| Key | Does |
| --- | --- |
| Tab | goes from point to point, then through the list |
| ← → ↑ ↓ | move the point by 1 % |
| Shift with an arrow | moves the point by 5 % |
| Delete | removes the point |
| Escape | closes; asks first when something was moved |

**Do** choose names that the query answers: only those are shown. **Don't** place two things on one spot.`,
      },
    },
  },
} satisfies Meta<typeof PlacesDialog>
export default meta
type Story = StoryObj<typeof meta>

/** A point is added and moved without a pointer. */
export const Default: Story = {
  play: async ({ userEvent, globals }) => {
    const words = placesMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByRole('button', { name: words.add }))
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(new RegExp(words.at(51, 45))),
    )
  },
}

export const Empty: Story = { args: { places: [] } }

/** The query answered nothing: names are typed. */
export const NoNames: Story = { args: { names: [] } }

/** The points can still be edited in the list. */
export const Failed: Story = { args: { picture: '/nothing-here.svg' } }

export const LongText: Story = {
  args: {
    places: Array.from({ length: 12 }, (_, at) => ({
      name: `${'很长的名称'.repeat(6)} ${String(at)}`,
      x: 8 * at + 4,
      y: 50,
    })),
  },
}
