import type { Meta, StoryObj } from '@storybook/react-vite'
import '@spruce/page-builder/page.css'
import { trendComponent } from '../testing/components.js'
import { ComponentPreview } from './ComponentPreview.js'

const table = { ...trendComponent, code: 'spruce.table', url: null, size: { w: 12, h: 8 } }

const meta = {
  title: 'Feature Workbench/ComponentPreview',
  component: ComponentPreview,
  args: { component: table },
  parameters: {
    docs: {
      description: {
        component: `A component as the consoles edit it, on a page of its own: a widget of the product by its code, or a page in a frame without rights.

| Key | Does |
| --- | --- |
| Tab | goes through the component |

**Do** show it where it is edited. **Don't** take its data for real: they are samples.`,
      },
    },
  },
} satisfies Meta<typeof ComponentPreview>
export default meta

type Story = StoryObj<typeof meta>

/** A widget of the product. */
export const Default: Story = {}

/** Its code belongs to nothing. */
export const Unknown: Story = { args: { component: { ...table, code: 'acme.nothing' } } }

/** A frame whose address may not be shown. */
export const NoPage: Story = { args: { component: { ...trendComponent, url: 'about:blank' } } }
