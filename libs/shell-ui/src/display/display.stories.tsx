import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Clock3 } from 'lucide-react'
import { wordsIn } from '../testing/say.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { uiMessages } from '../messages.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { Avatar } from './Avatar.js'
import { MaskedText } from './MaskedText.js'
import { StatusTag } from './StatusTag.js'

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

interface StageProps {
  part: 'tags' | 'avatars' | 'masked' | 'long'
}

function Stage({ part }: StageProps) {
  const say = useFixtureTranslation()
  if (part === 'tags') {
    return say(
      <div style={row}>
        <StatusTag tone="success">正常</StatusTag>
        <StatusTag tone="info">已邀请</StatusTag>
        <StatusTag tone="warning" icon={Clock3}>
          即将到期
        </StatusTag>
        <StatusTag tone="danger">已过期</StatusTag>
        <StatusTag tone="neutral">已停用</StatusTag>
      </div>,
    )
  }
  if (part === 'long') {
    return say(
      <div style={{ ...row, maxWidth: 220 }}>
        <StatusTag tone="warning">等待云杉制造集团华东区域总部的管理员审核</StatusTag>
        <MaskedText kind="email" value={`${'w'.repeat(60)}@yunshan.example`} canReveal />
      </div>,
    )
  }
  if (part === 'avatars') {
    return say(
      <div style={row}>
        {['王伟', '欧阳雨桐', 'Ada Lovelace', 'grace.hopper', '李秀英', '陈'].map((name) => (
          <Avatar key={name} name={name} size={40} />
        ))}
        <Avatar name="王伟" />
        <Avatar name="坏图" src="data:image/png;base64,AAAA" size={32} />
      </div>,
    )
  }
  return (
    <div style={row}>
      <MaskedText kind="mobile" value="13800007919" canReveal />
      <MaskedText kind="email" value="wangwei@example.com" />
      <MaskedText kind="email" value={null} />
    </div>
  )
}

const meta = {
  title: 'Shell UI/Display/Tags, avatars, masked text',
  component: staged<StageProps>(StatusTag), // one of three, each shown by its stage
  subcomponents: { Avatar, MaskedText },
  argTypes: stageArgs('part'),
  render: (args) => <Stage {...args} />,
  args: { part: 'tags' },
  parameters: {
    docs: {
      description: {
        component: `Three small things of tables and records: a status in a word and a colour, a person's face or initials, and a contact with its middle starred.

| Key | Does |
| --- | --- |
| Tab | goes to the eye of a masked text; tags and avatars are no stops |
| Enter, Space | shows the text in full, or hides it again |

**Do** say the status in a word, and let \`canReveal\` follow the permission to see the contact. **Don't** tell by colour alone, or send the full contact to somebody who may not see it: stars in the browser protect nothing.`,
      },
    },
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const StatusTags: Story = {}
export const Avatars: Story = { args: { part: 'avatars' } }
export const MaskedTexts: Story = { args: { part: 'masked' } }

export const LongText: Story = { args: { part: 'long' } }

/** Shown and hidden again. */
export const ByKeyboard: Story = {
  args: { part: 'masked' },
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    await expect(canvas.queryByText('13800007919')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: words.reveal })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('13800007919')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByText('13800007919')).toBeNull()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./display.stories.js'))
