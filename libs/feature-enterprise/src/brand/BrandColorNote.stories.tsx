import { FormStage } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandColorNote } from './BrandColorNote.js'

const meta = {
  title: 'Feature Enterprise/Brand/BrandColorNote',
  component: BrandColorNote,
  render: (_, { parameters }) => (
    <FormStage initialValues={{ brandColor: parameters['color'] as string | null }}>
      <BrandColorNote />
    </FormStage>
  ),
  parameters: {
    color: '#7A1FA2',
    docs: {
      description: {
        component: `What the colour of the company becomes in light and dark, with a button and a link in it. Where white text could not be read, it says how far it was from that and which colour stands in.

| Key | Does |
| --- | --- |
| none | there is nothing to press |

**Do** let people keep their colour and show what is made of it. **Don't** correct it without a word.`,
      },
    },
  },
} satisfies Meta<typeof BrandColorNote>
export default meta
type Story = StoryObj<typeof meta>

/** White text can be read on it in light and dark. */
export const Default: Story = {}

/** Too bright for white text: another stands in, and the note says which. */
export const Bright: Story = {
  parameters: { color: '#F2B600' },
  play: async ({ canvas }) => {
    const [light] = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(light).toHaveTextContent(/1\.8:1/)
    await expect(light).toHaveTextContent(/#[\dA-F]{6}/)
  },
}

/** Hardly to be seen in the dark. */
export const Deep: Story = { parameters: { color: '#0B1E3A' } }

/** What is typed is no colour yet. */
export const Typing: Story = {
  parameters: { color: '#F2' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}
