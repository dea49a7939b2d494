import type { Meta, StoryObj } from '@storybook/react-vite'
import { DialogViewport } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import '../studio.css'
import { people } from '../testing/viewers.js'
import { PreviewViewer, type PreviewViewerProps } from './PreviewViewer.js'
import { studioMessages } from './studioMessages.js'
import { viewerMessages } from './viewers/viewerMessages.js'

/** Keeps who was chosen, as the studio does. */
function Stage({ viewer: first, onChange }: PreviewViewerProps) {
  const translate = useFixtureTranslation()
  const [viewers] = useState(() => people(translate))
  const [viewer, setViewer] = useState(first && translate(first))
  return (
    <>
      <PreviewViewer
        viewers={viewers}
        viewer={viewer}
        onChange={(next) => {
          setViewer(next)
          onChange(next)
        }}
      />
      <DialogViewport />
    </>
  )
}

const meta = {
  title: 'Page Builder/Studio/PreviewViewer',
  component: PreviewViewer,
  args: { viewers: people((value) => value), viewer: undefined, onChange: fn() },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `Says as whom the page is previewed, and lets somebody else be chosen.

| Key | Does |
| --- | --- |
| Tab | goes from the choice to the way back |
| Enter, Space | press either |

**Do** say that the range of data stays one's own. **Don't** keep somebody else when the preview ends: the next one begins as oneself.`,
      },
    },
  },
} satisfies Meta<typeof PreviewViewer>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody is chosen by keys, and left again. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const messages = studioMessages[language]
    const words = viewerMessages[language]
    await userEvent.click(canvas.getByRole('button', { name: messages.chooseViewer }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(words.role) }))
    const [, guest] = await screen.findAllByRole('option')
    if (!guest) throw new Error('nobody was found')
    await userEvent.click(guest)
    await userEvent.click(dialog.getByRole('button', { name: words.submit }))
    const back = await canvas.findByRole('button', { name: messages.viewAsSelf })
    await userEvent.click(back)
    await expect(canvas.getByText(messages.viewedAsSelf)).toBeVisible()
  },
}

/** As a person: it says which workbench they are given. */
export const Person: Story = {
  args: {
    viewer: {
      ...{ kind: 'person', name: '李娜', permCodes: [], note: '企业工作台' },
      limit: (data) => data,
    },
  },
}

export const LongText: Story = {
  args: {
    viewer: {
      ...{ kind: 'role', name: '很长的名称'.repeat(12), permCodes: [] },
      limit: (data) => data,
    },
  },
}
