import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { LanguageSwitch } from './LanguageSwitch.js'

const meta = {
  title: 'Shell UI/Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Chooses between 简体中文 and English; each is named in itself.

| Key | Does |
| --- | --- |
| Enter, Space, Down | opens the menu |
| Up, Down, Home, End | go through it |
| Enter, Space | chooses |
| Escape | closes; the focus returns |

**Do** change the texts in place and keep what was typed. **Don't** show flags: a language is no country.`,
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>
export default meta

export const Default: StoryObj<typeof meta> = {}

export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('en-US'))
  },
}

export const StatesSheet: StoryObj = statesSheet(() => import('./LanguageSwitch.stories.js'))
