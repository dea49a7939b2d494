import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { ComponentReleasesDialog } from './ComponentReleasesDialog.js'
import { platformComponents } from './platformComponents.js'
import { type Component, createComponentsApi, makeComponents } from './componentsHandlers.js'

const [sample] = makeComponents(1) as [Component]
const component: Component = { ...sample, status: 'on_shelf', release: 12 }
const operation = 'GET /spruce/api/v1/components/{id}/releases'

const meta = {
  title: 'Console Kit/Components/ComponentReleasesDialog',
  component: ComponentReleasesDialog,
  args: {
    source: platformComponents,
    api: () => createComponentsApi([component]),
    permissions: 'all',
    component,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ComponentReleasesDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `The versions of a component that designers got, the newest first; each can be read.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** mark the version that designers get now, and say that pages follow it. **Don't** offer to change one: pages were made with it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ComponentReleasesDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Never put on the shelf. */
export const Empty: Story = {
  args: { api: () => createComponentsApi([sample]), component: sample },
}

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [operation]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [operation]: failAnswer }) } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    component: {
      ...component,
      name: { 'zh-CN': '很长的名称'.repeat(10), 'en-US': 'A long name '.repeat(4) },
    },
  },
}
