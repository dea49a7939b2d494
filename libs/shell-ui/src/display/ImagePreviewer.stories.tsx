import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { displayMessages } from './displayMessages.js'
import { ImagePreviewer } from './ImagePreviewer.js'

const picture = (color: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="${color}"/><text x="400" y="260" fill="white" font-size="48" text-anchor="middle">${text}</text></svg>`,
  )}`

const meta = {
  title: 'Shell UI/Display/ImagePreviewer',
  tags: ['overlay'],
  component: ImagePreviewer,
  args: {
    images: [
      { src: picture('#1677FE', '门头照'), name: '门头照.png' },
      { src: picture('#00B259', '营业执照'), name: '营业执照.png' },
    ],
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Pictures over the whole screen. Its size is asked for every 50 ms (spec section 9), so that it is said before the picture is whole.

| Key | Does |
| --- | --- |
| + − | zoom |
| 0 | back to what fits |
| r, Shift r | turn right, left |
| ← → | previous and next; move, when larger than fits |
| ↑ ↓ | move |
| Home End | first and last |
| Escape | closes |

| Touch | Does |
| --- | --- |
| swipe left, right | next and previous, unless larger than fits |
| two fingers | zoom |
| drag | moves, when larger than fits |

**Do** name each picture: the name is its text. **Don't** open other people's addresses unchecked.`,
      },
    },
  },
} satisfies Meta<typeof ImagePreviewer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = {
  args: { images: [{ src: picture('#ED691E', '图'), name: '图.png' }], isDownloadable: true },
}
export const Failed: Story = {
  args: { images: [{ src: 'data:image/png;base64,bm9uZQ==', name: '损坏的图片.png' }] },
  play: async ({ globals }) => {
    const displayWords = wordsIn({ globals }, displayMessages)
    await waitFor(() => expect(screen.getByText(displayWords.imageFailed)).toBeVisible())
  },
}
export const LongText: Story = {
  args: {
    images: [
      {
        src: picture('#722ED1', '图'),
        name: `${'华东区域智能制造与工业互联网平台'.repeat(6)}.png`,
      },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent, globals }) => {
    const say = sayIn({ globals })
    const image = await screen.findByRole('img', { name: say('门头照.png') })
    await waitFor(() => expect(document.querySelector('.sp-preview-stage')).toHaveFocus())
    await userEvent.keyboard('++r')
    await expect(image.style.transform).toContain('rotate(90deg)')
    await userEvent.keyboard('0{ArrowRight}')
    await screen.findByRole('img', { name: say('营业执照.png') })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('800 × 500'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
