import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { ViewNameDialog } from './ViewNameDialog.js'

const meta = {
  title: 'Shell UI/Data table/ViewNameDialog',
  tags: ['overlay'],
  component: ViewNameDialog,
  args: {
    taken: { mine: ['华东的成员'], shared: ['停用的成员'] },
    mostCharacters: 30,
    canShare: true,
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Asks for the name under which a table's view is kept, and whether everybody may see it.

| Key | Does |
| --- | --- |
| Enter | keeps it |
| Escape | closes; asks first when something was typed |
| Tab | stays inside |

**Do** hand in the names that are taken. **Don't** offer sharing to people who may not share.`,
      },
    },
  },
} satisfies Meta<typeof ViewNameDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Rename: Story = { args: { former: '华东的成员' } }
/** Without the permission there is nothing to share. */
export const NoPermission: Story = { args: { canShare: false } }
export const LongText: Story = {
  args: { former: '华东区域总部研发中心基础平台部统一身份与权限组的成员与外协' },
}

/** A name that is taken is refused and kept; another one is taken. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args, globals }) => {
    const say = sayIn({ globals })
    const name = await screen.findByRole('textbox')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard(`${say('华东的成员')}{Enter}`)
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('2{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: `${say('华东的成员')}2`,
        isShared: false,
      }),
    )
  },
}
