import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ProviderLinksDialog } from './ProviderLinksDialog.js'
import { createProvidersApi, makeProviders } from './providersHandlers.js'

const path = 'GET /spruce/api/v1/identity-providers/{id}/links'

const meta = {
  title: 'Feature Enterprise/Identity Providers/ProviderLinksDialog',
  component: ProviderLinksDialog,
  args: {
    api: () => createProvidersApi(makeProviders(4)),
    permissions: 'all',
    provider: { id: 'p4', name: '统一认证 4' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ProviderLinksDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Who signs in by an identity provider, the last one linked first, ten to a page.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, the pages, Close |
| Escape | closes; the focus returns |

**Do** name who has left the company as such. **Don't** show the subject of the provider: it says nothing to people.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ProviderLinksDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nobody is linked. */
export const Empty: Story = { args: { provider: { id: 'p1', name: '统一认证 1' } } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createProvidersApi(makeProviders(4), { [path]: () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createProvidersApi(makeProviders(4), { [path]: failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }
