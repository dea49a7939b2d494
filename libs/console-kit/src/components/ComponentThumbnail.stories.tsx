import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Component, makeComponents } from './componentsHandlers.js'
import { ComponentThumbnail } from './ComponentThumbnail.js'

const [without, withPicture] = makeComponents(2) as [Component, Component]

const meta = {
  title: 'Console Kit/Components/ComponentThumbnail',
  component: ComponentThumbnail,
  args: { name: withPicture.name, thumbnail: withPicture.thumbnail },
  parameters: {
    docs: {
      description: {
        component: `The picture by which designers know a component, small, in a row of a table or of a record.

| Key | Does |
| --- | --- |
| Tab | passes it by: there is nothing to do with it |

**Do** let an icon stand where there is no picture, or none can be read. **Don't** cut a picture to the shape of the cell.`,
      },
    },
  },
} satisfies Meta<typeof ComponentThumbnail>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { thumbnail: without.thumbnail } }

/** Its address opens nothing any more. */
export const Failed: Story = { args: { thumbnail: 'data:image/png,none' } }
