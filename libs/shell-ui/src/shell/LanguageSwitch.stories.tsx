import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { LanguageSwitch } from './LanguageSwitch.js'

const meta = {
  title: 'Shell UI/Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>
export default meta

export const Default: StoryObj<typeof meta> = {}

export const StatesSheet: StoryObj = statesSheet(() => import('./LanguageSwitch.stories.js'))
