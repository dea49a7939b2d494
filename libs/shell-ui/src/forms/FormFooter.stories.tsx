import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { uiMessages } from '../messages.js'
import { sayIn, wordsIn } from '../testing/say.js'
import { FormFooter } from './FormFooter.js'

const meta = {
  title: 'Shell UI/Forms/FormFooter',
  component: FormFooter,
  decorators: [
    (Story, context) => (
      <form aria-label={sayIn(context)('客户资料')} style={{ maxHeight: 240, overflowY: 'auto' }}>
        <div style={{ height: 400 }}>
          <label>
            {sayIn(context)('客户名称')} <input defaultValue={sayIn(context)('云杉科技有限公司')} />
          </label>
        </div>
        <Story />
      </form>
    ),
  ],
  args: {
    children: (
      <>
        <Button>保存</Button>
        <Button variant="outline" colorPalette="gray">
          取消
        </Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `What can be done with a long form: 66 px at the foot of its page, in reach while the fields above it scroll. \`Form.Footer\` is the same.

| Key | Does |
| --- | --- |
| Tab | comes here after the last field |
| Enter, Space | presses the button |

**Do** put the one primary button first. **Don't** use it in a dialog, which has a footer of its own.`,
      },
    },
  },
} satisfies Meta<typeof FormFooter>
export default meta
type Story = StoryObj<typeof meta>

/** As high as section 9 of the specification says, and in sight before the fields are scrolled. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    const footer = canvas.getByRole('button', { name: words.save }).parentElement!
    const { height, bottom } = footer.getBoundingClientRect()
    await expect(height).toBe(66)
    await expect(bottom).toBeLessThanOrEqual(footer.closest('form')!.getBoundingClientRect().bottom)
  },
}

/** It grows where the buttons do not fit into one line. */
export const LongText: Story = {
  args: {
    children: ['保存并通知全部管理员', '保存并继续添加下一家客户', '放弃修改并返回客户列表'].map(
      (text) => (
        <Button key={text} variant="outline">
          {text}
        </Button>
      ),
    ),
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: words.save })).toHaveFocus()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./FormFooter.stories.js'))
