import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AllMenusSheet } from './AllMenusSheet.js'
import { favorites, menuGroups } from './fixtures.js'

const meta = {
  title: 'Shell UI/Shell/AllMenusSheet',
  tags: ['overlay'],
  component: AllMenusSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    groups: menuGroups,
    favorites,
    onFavoritesChange: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof AllMenusSheet>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const words = await screen.findByRole('searchbox')
    await waitFor(() => expect(words).toHaveFocus())
  },
}

export const Empty: Story = { args: { groups: [] } }
