import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { uiMessages } from '../messages.js'
import { ByButtonStage } from '../../testing/ByButtonStage.js'
import { MultiSelectField } from '../forms/MultiSelectField.js'
import { PasswordField } from '../forms/PasswordField.js'
import { SelectField } from '../forms/SelectField.js'
import { SwitchField } from '../forms/SwitchField.js'
import { TextAreaField } from '../forms/TextAreaField.js'
import { TextField } from '../forms/TextField.js'
import { confirmDialog } from './ConfirmDialog.js'
import { closeAllDialogs, defineDialog } from './defineDialog.js'
import { FormDialog, type FormDialogProps } from './FormDialog.js'

interface Draft {
  name: string
  code: string
  head: string | null
  roles: string[]
  password: string
  isEnabled: boolean
  description: string
}

const people = [
  '王伟',
  '李秀英',
  '张子涵',
  '刘建国',
  '陈雨桐',
  '杨明',
  '赵晓东',
  '黄静怡',
  '周俊杰',
]
const options = people.map((label, index) => ({
  value: `u${String(index)}`,
  label,
  description: `user000${String(index)}`,
}))
const roles = ['管理员', '部门主管', '普通成员'].map((label) => ({ value: label, label }))

function Stage(props: Omit<FormDialogProps<Draft>, 'children'>) {
  const say = useFixtureTranslation()
  return (
    <FormDialog<Draft> {...props}>
      {say(
        <>
          {' '}
          <TextField name="name" label="部门名称" isRequired maxLength={50} />
          <TextField name="code" label="部门编码" help="字母、数字和下划线，最多 50 个字符" />
          <SelectField name="head" label="负责人" options={options} isClearable />
          <MultiSelectField name="roles" label="角色" options={roles} />
          <PasswordField name="password" label="初始密码" />
          <SwitchField name="isEnabled" label="启用" help="停用后成员不能登录" />
          <TextAreaField name="description" label="描述" maxLength={200} />
        </>,
      )}{' '}
    </FormDialog>
  )
}

const stageDialog = defineDialog(Stage)

const meta = {
  title: 'Shell UI/Dialogs/FormDialog',
  tags: ['overlay'],
  component: FormDialog<Draft, unknown>,
  render: (args) => <Stage {...args} />,
  args: {
    title: '编辑部门',
    initialValues: {
      name: '研发部',
      code: 'rd',
      head: 'u2',
      roles: ['管理员'],
      password: '',
      isEnabled: true,
      description: '',
    },
    validate: (draft) => ({ name: draft.name.trim() ? undefined : '请输入部门名称' }),
    onSubmit: fn(() => Promise.resolve('saved')),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Up to eight fields over the page, 480 px wide; a failed submit stays open with everything typed and the focus on the first error.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: submits |
| Escape | closes, after a question when something was typed |
| Arrow keys on Arrange the dialog | move the dialog by 16 px, with Shift change its size; Home puts it back |

**Do** keep to one column, and let the server's refusals stand at their fields. **Don't** open a second form over it; beyond eight fields use a page or a Stepper.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FormDialog<Draft, unknown>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server refused it: everything typed is there, the reason at its field. */
export const Failed: Story = {
  args: {
    initialErrors: { name: '同级已有同名部门' },
    initialProblem: '请检查填写的内容',
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('名称重复'), {
          fields: [{ path: 'body.name', message: '同级已有同名部门' }],
        }),
      ),
    ),
  },
}

export const LongText: Story = {
  args: {
    title: '编辑部门“云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组”',
    lead: '名称会出现在组织架构、成员列表与审批流程中，修改后立即对所有成员可见。',
  },
}

/** What was typed is not lost by a key pressed too soon. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    const name = await screen.findByLabelText(new RegExp(say('部门名称')))
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard(`${say('一部')}{Escape}`)
    const keep = await screen.findByRole('button', { name: words.keepEditing })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** As on a page: opened by a button, which has the focus again afterwards. */
export const ByButton: Story = {
  tags: ['!overlay'], // closed at first, so it has no picture
  render: (args, context) => (
    <ByButtonStage label={sayIn(context)('编辑部门')} onOpen={() => stageDialog.open(args)} />
  ),
}

/** A list and a question over the form are pressed from their first frame on. */
export const UnderOthers: Story = {
  ...ByButton,
  play: async ({ userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(screen.getByRole('button', { name: say('编辑部门') }))
    const name = await screen.findByLabelText(new RegExp(say('部门名称')))
    await waitFor(() => expect(name).toHaveFocus())
    const frames = spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0) // the next one does not come
    try {
      await userEvent.click(screen.getByRole('button', { name: new RegExp(say('负责人')) }))
      const panel = await screen.findByRole('dialog', { name: new RegExp(say('负责人')) })
      await expect(panel).toHaveStyle({ pointerEvents: 'auto' })
      void confirmDialog.open({ title: say('编辑部门'), confirmLabel: say('启用') })
      await expect(await screen.findByRole('alertdialog')).toHaveStyle({ pointerEvents: 'auto' })
    } finally {
      frames.mockRestore()
      closeAllDialogs()
    }
  },
}
