import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { tenants } from './fixtures.js'
import { TenantSwitcher } from './TenantSwitcher.js'

const meta = {
  title: 'Shell UI/Shell/TenantSwitcher',
  component: TenantSwitcher,
  args: {
    tenants,
    currentTenantId: 't1',
    onSwitch: fn(),
    hrefBeside: ({ code }) => `/?tenant=${code ?? ''}`,
  },
} satisfies Meta<typeof TenantSwitcher>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A user who belongs to no tenant has nothing to switch. */
export const Empty: Story = { args: { tenants: [] } }

export const StatesSheet: Story = statesSheet(() => import('./TenantSwitcher.stories.js'))
