import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { uiMessages } from '../messages.js'
import { toast } from './toast.js'

function Stage() {
  const say = useFixtureTranslation()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minHeight: 320 }}>
      <Button onClick={() => toast.success(say('已保存'))}>success</Button>
      <Button onClick={() => toast.info(say('导入已开始'), say({ description: '完成后会通知您' }))}>
        info
      </Button>
      <Button onClick={() => toast.warning(say('还有 3 项未填写'))}>warning</Button>
      <Button
        onClick={() =>
          toast.error(say('网络开小差了，请稍后重试'), {
            id: 'network',
            action: { label: say('重试'), onClick: () => undefined },
          })
        }
      >
        error
      </Button>
      <Button
        onClick={() =>
          toast.warning(say('云杉制造集团华东区域总部研发中心基础平台部还有 3 项未填写'), {
            description: say('补齐后才能提交审核，已填写的内容会保留。'.repeat(3)),
          })
        }
      >
        long
      </Button>
    </div>
  )
}

const meta = {
  title: 'Shell UI/Provider/Toast',
  tags: ['overlay'],
  component: Stage,
  parameters: {
    docs: {
      description: {
        component: `Says briefly that something was done or failed, over everything: 3 s, errors 5 s.

| Key | Does |
| --- | --- |
| Alt + T | goes to the toasts |
| Tab | goes on to the action and the cross of each |
| Enter, Space | runs the action, or closes |

**Do** give the same \`id\` to what may fail repeatedly, so that it is said once. **Don't** say by it what must be read, or the only way to undo; it goes by itself.`,
      },
    },
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['success', 'info', 'warning', 'error']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
  },
}

export const GoesByItself: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const start = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await screen.findByText(say('已保存'))
    await waitFor(() => expect(screen.queryByText(say('已保存'))).not.toBeInTheDocument(), {
      timeout: 30_000,
    })
    await expect(performance.now() - start).toBeGreaterThan(2900)
  },
}

export const ClosedByHand: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: 'info' }))
    await screen.findByText(say('导入已开始'))
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    await waitFor(() => expect(screen.queryByText(say('导入已开始'))).not.toBeInTheDocument())
  },
}

export const LongText: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: 'long' }))
    const said = await screen.findByText(
      say('云杉制造集团华东区域总部研发中心基础平台部还有 3 项未填写'),
    )
    await waitFor(() => expect(said).toBeVisible())
  },
}
