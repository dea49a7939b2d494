import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock3 } from 'lucide-react'
import { statesSheet } from '../../testing/statesSheet.js'
import { Avatar } from './Avatar.js'
import { MaskedText } from './MaskedText.js'
import { StatusTag } from './StatusTag.js'

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

function Stage({ part }: { part: 'tags' | 'avatars' | 'masked' }) {
  if (part === 'tags') {
    return (
      <div style={row}>
        <StatusTag tone="success">正常</StatusTag>
        <StatusTag tone="info">已邀请</StatusTag>
        <StatusTag tone="warning" icon={Clock3}>
          即将到期
        </StatusTag>
        <StatusTag tone="danger">已过期</StatusTag>
        <StatusTag tone="neutral">已停用</StatusTag>
      </div>
    )
  }
  if (part === 'avatars') {
    return (
      <div style={row}>
        {['王伟', '欧阳雨桐', 'Ada Lovelace', 'grace.hopper', '李秀英', '陈'].map((name) => (
          <Avatar key={name} name={name} size={40} />
        ))}
        <Avatar name="王伟" />
        <Avatar name="坏图" src="data:image/png;base64,AAAA" size={32} />
      </div>
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
  component: Stage,
  args: { part: 'tags' },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const StatusTags: Story = {}
export const Avatars: Story = { args: { part: 'avatars' } }
export const MaskedTexts: Story = { args: { part: 'masked' } }

export const StatesSheet: Story = statesSheet(() => import('./display.stories.js'))
