import { brandColors } from '@spruce/validators/colors'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { shellMessages } from './messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { LayoutStore } from './LayoutStore.js'
import { ThemePanel } from './ThemePanel.js'
import { ThemeStore } from './ThemeStore.js'

function ownTheme(): ThemeStore {
  const theme = new ThemeStore()
  theme.setBrandColors(brandColors('#7A1FA2'))
  return theme
}

const meta = {
  title: 'Shell UI/Shell/ThemePanel',
  component: ThemePanel,
  args: { theme: new ThemeStore(), layout: new LayoutStore() },
  parameters: {
    docs: {
      description: {
        component: `Light or dark, four colours and the company’s own, three densities and the place of the first-level menu; what is chosen shows at once.

| Key | Does |
| --- | --- |
| Enter, Space | opens the panel; the chosen mode has the focus |
| Arrow keys | choose within a group |
| Tab | goes to the next group |
| Escape | closes; the focus returns |

**Do** keep the choice with the person, and follow the system until they choose. **Don't** ask to save it.`,
      },
    },
  },
} satisfies Meta<typeof ThemePanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutLayout: Story = { args: { layout: undefined } }

/** A company with a colour of its own: it can be chosen beside the others. */
export const OwnColor: Story = {
  args: { theme: ownTheme() },
  play: async ({ canvas, userEvent, args, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    await userEvent.click(canvas.getByRole('button', { name: shellWords.appearance }))
    await userEvent.click(await screen.findByRole('radio', { name: shellWords.own }))
    await expect(args.theme.palette).toBe('own')
  },
}

export const ByKeyboard: Story = {
  args: { theme: new ThemeStore() },
  play: async ({ userEvent, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })[0]).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('group', { name: shellWords.palette })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ThemePanel.stories.js'))
