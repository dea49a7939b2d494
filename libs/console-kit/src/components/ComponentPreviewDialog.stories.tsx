import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { ComponentPreviewDialog } from './ComponentPreviewDialog.js'
import { type Component, createComponentsApi, makeComponents } from './componentsHandlers.js'
import { type ComponentPreviewProps, ComponentSurfacesProvider } from './ComponentSurfaces.js'

const [sample] = makeComponents(1) as [Component]

/** In the place of the library that shows pages. */
function Drawn({ component }: ComponentPreviewProps) {
  return (
    <Box borderWidth="1px" borderRadius="md" padding="8" textAlign="center">
      {component.code}
    </Box>
  )
}

const drawn = { Preview: Drawn }
const waits = { Preview: lazy(() => new Promise<never>(() => undefined)) }

const meta = {
  title: 'Console Kit/Components/ComponentPreviewDialog',
  component: ComponentPreviewDialog,
  args: {
    api: () => createComponentsApi([sample]),
    permissions: 'all',
    component: sample,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ComponentPreviewDialog),
  decorators: [
    (Story) => (
      <ComponentSurfacesProvider value={drawn}>
        <Story />
      </ComponentSurfacesProvider>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `A component as it stands on a page, in its default size and with its default properties: as it is edited, whatever was released.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the component, Close |
| Escape | closes; the focus returns |

**Do** look at it before it is put on the shelf. **Don't** take its data for real: they are samples.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ComponentPreviewDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(sample.code)).toBeVisible())
  },
}

/** Its code has not come yet. */
export const Loading: Story = {
  decorators: [
    (Story) => (
      <ComponentSurfacesProvider value={waits}>
        <Story />
      </ComponentSurfacesProvider>
    ),
  ],
}

export const LongText: Story = {
  args: {
    component: {
      ...sample,
      name: { 'zh-CN': '很长的名称'.repeat(10), 'en-US': 'A long name '.repeat(4) },
    },
  },
}
