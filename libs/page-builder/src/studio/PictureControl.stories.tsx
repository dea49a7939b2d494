import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ControlStage } from '../testing/ControlStage.js'
import { pageNode } from '../testing/pages.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { PictureControl } from './PictureControl.js'
import type { StudioPort } from './StudioPort.js'
import { studioMessages } from './studioMessages.js'

interface ControlStory {
  readonly choosePicture: StudioPort['choosePicture']
  readonly isPermitted?: boolean
}

const page = { nodes: [pageNode({ id: 'a', type: 'spruce.image' })] }

const meta = {
  title: 'Page Builder/Studio/PictureControl',
  component: PictureControl,
  args: {
    ...{ id: 'url', problemId: 'url-problem', language: 'zh-CN' as const },
    field: {
      ...{ name: 'url', kind: 'text' as const, isRequired: false },
      label: { 'zh-CN': '图片地址', 'en-US': 'Address' },
    },
    ...{ text: '/files/plan.png', value: '/files/plan.png' },
    ...{ isDisabled: false, isInvalid: false },
    ...{ onText: fn(), onValue: fn(), onEnd: fn() },
  },
  render: (args, { parameters }) => {
    const { choosePicture, isPermitted = true } = parameters as unknown as ControlStory
    return (
      <StudioStage page={page} selected="a" offers={isPermitted ? { choosePicture } : {}}>
        <ControlStage {...args} control={PictureControl} />
      </StudioStage>
    )
  },
  parameters: {
    choosePicture: () => Promise.resolve('/files/site.png'),
    docs: {
      description: {
        component: `The address of a picture: typed, or chosen among those that the company keeps.

| Key | Does |
| --- | --- |
| Enter | in the address, ends what is typed |
| Tab | goes from the address to the button |
| Enter, Space | on the button, asks for a picture of the company |

**Do** choose one that the company keeps: it stays when its file changes. **Don't** name a picture of another site: it can go at any time.`,
      },
    },
  },
} satisfies Meta<typeof PictureControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    const address = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(address).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: words.choosePicture })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address).toHaveValue('/files/site.png'))
    await expect(args.onValue).toHaveBeenCalledWith('/files/site.png')
  },
}

export const Empty: Story = { args: { text: '', value: '' } }

/** What was there stays where the person chooses none. */
export const NoneChosen: Story = {
  parameters: { choosePicture: () => Promise.resolve(undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toHaveValue('/files/plan.png')
    await expect(args.onValue).not.toHaveBeenCalled()
  },
}

/** Who may not list the pictures of the company types an address. */
export const NotPermitted: Story = {
  parameters: { isPermitted: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Invalid: Story = { args: { isInvalid: true } }

export const LongText: Story = {
  args: {
    text: `/files/${'site-plan-of-the-pump-house-'.repeat(8)}.png`,
    value: `/files/${'site-plan-of-the-pump-house-'.repeat(8)}.png`,
  },
}
