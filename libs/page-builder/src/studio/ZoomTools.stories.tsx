import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../studio.css'
import { CanvasZoom } from './CanvasZoom.js'
import { zoomMessages } from './zoomMessages.js'
import { ZoomTools } from './ZoomTools.js'

function zoomOf(change: (zoom: CanvasZoom) => void) {
  const zoom = new CanvasZoom()
  change(zoom)
  return zoom
}

const meta = {
  title: 'Page Builder/Studio/ZoomTools',
  component: ZoomTools,
  args: { zoom: new CanvasZoom() },
  parameters: {
    docs: {
      description: {
        component: `How large the canvas of the studio shows its page.

| Key | Does |
| --- | --- |
| Enter, Space | on a button zooms a step out or in |
| Arrows | on the level choose another one |

**Do** keep the level while the page is designed. **Don't** zoom what people see: the page has one size.`,
      },
    },
  },
} satisfies Meta<typeof ZoomTools>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { zoom: new CanvasZoom() },
  play: async ({ args: { zoom }, canvas, userEvent, globals }) => {
    const words = zoomMessages[globals['language'] as 'zh-CN' | 'en-US']
    zoom.choose(100)
    await userEvent.click(canvas.getByRole('button', { name: words.larger }))
    await expect(canvas.getByRole('combobox', { name: words.zoom })).toHaveValue('125')
    await userEvent.click(canvas.getByRole('button', { name: words.smaller }))
    await expect(zoom.percent).toBe(100)
  },
}

/** The smallest step: a press changes nothing. */
export const Smallest: Story = { args: { zoom: zoomOf((zoom) => zoom.choose(50)) } }

/** All of the page is in sight. */
export const Fit: Story = {
  args: {
    zoom: zoomOf((zoom) => {
      zoom.choose('fit')
      zoom.setFit(630, 1000)
    }),
  },
}
