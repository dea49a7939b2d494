import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { ComponentRelease } from './componentSource.js'
import { type Component, makeComponents, makeReleases } from './componentsHandlers.js'
import { ReleaseDialog } from './ReleaseDialog.js'

const [sample] = makeComponents(1) as [Component]
const [release] = makeReleases({ ...sample, release: 3 }) as [ComponentRelease]

const meta = {
  title: 'Console Kit/Components/ReleaseDialog',
  component: ReleaseDialog,
  args: { name: '组件 1', release, onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `One version of a component as designers got it: since when, its address, its sizes, what could be set in it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Arrow keys | scroll the text |
| Escape | closes; the focus returns to the list of versions |

**Do** show the definition of properties as it was released. **Don't** fill in what a version did not have.`,
      },
    },
  },
} satisfies Meta<typeof ReleaseDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A built-in one has no address; this one has nothing to set either. */
export const Builtin: Story = { args: { release: { ...release, url: null, properties: {} } } }

export const LongText: Story = {
  args: {
    name: '很长的名称'.repeat(10),
    release: {
      ...release,
      url: `https://widgets.example.cn/${'long/'.repeat(40)}`,
      properties: {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 40 }, (_, index) => [
            `property-${index + 1}-${'long'.repeat(20)}`,
            { type: 'string' },
          ]),
        ),
      },
    },
  },
}
