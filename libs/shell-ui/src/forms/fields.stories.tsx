import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { uiMessages } from '../messages.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { departmentItem, sampleDepartments } from '../testing/samples.js'
import { nestedBranches } from '../tree/nestedBranches.js'
import { CheckTreeField } from './CheckTreeField.js'
import { FilterCheck } from './FilterCheck.js'
import { FilterSelect } from './FilterSelect.js'
import { Form } from './Form.js'
import { useFormKernel, type DraftErrors } from './formKernel.js'
import { MultiSelectField } from './MultiSelectField.js'
import { MultiTreeSelectField } from './MultiTreeSelectField.js'
import { PasswordField } from './PasswordField.js'
import { SelectField } from './SelectField.js'
import { SwitchField } from './SwitchField.js'
import { TextAreaField } from './TextAreaField.js'
import { TextField } from './TextField.js'
import { TreeSelectField } from './TreeSelectField.js'
import { useSaidBranches } from '../testing/useSaidBranches.js'

interface Draft {
  name: string
  code: string
  head: string | null
  roles: string[]
  parent: string | null
  departments: string[]
  password: string
  description: string
  isEnabled: boolean
  codes: string[]
}

const draft: Draft = {
  name: '研发部',
  code: 'rd',
  head: 'u1',
  roles: ['r0', 'r2'],
  parent: 'root',
  departments: ['rd', 'quality'],
  password: '',
  description: '负责产品的研究与开发。',
  isEnabled: true,
  codes: ['department:list', 'department:add', 'user:add'],
}

const people = Array.from({ length: 12 }, (_, at) => ({
  value: `u${String(at)}`,
  label: `成员 ${String(at + 1)}`,
  description: `user${String(at)}`,
}))
const roles = ['管理员', '部门主管', '普通成员'].map((label, at) => ({
  value: `r${String(at)}`,
  label,
}))
const permissions = [
  {
    id: 'console',
    label: '企业控制台',
    children: [
      {
        id: 'organization',
        label: '组织架构',
        value: 'department:list',
        children: [
          { id: 'add', label: '新增部门', value: 'department:add' },
          { id: 'remove', label: '删除部门', value: 'department:remove' },
          { id: 'user', label: '添加成员（由他人授予）', value: 'user:add', isFixed: true },
        ],
      },
    ],
  },
]
const company = nestedBranches(sampleDepartments(), departmentItem)
const labels: Record<string, string> = { root: '云杉制造集团', rd: '研发部', quality: '质量管理部' }

interface StageProps {
  validate?: (values: Draft) => DraftErrors<Draft>
  onSubmit: (values: Draft) => unknown
  isDisabled?: boolean
}

function Stage({ validate, onSubmit, isDisabled = false }: StageProps) {
  const say = useFixtureTranslation()
  const kernel = useFormKernel<Draft, unknown>({ initialValues: say(draft), validate, onSubmit })
  const [expanded, onExpandedChange] = useState<ReadonlySet<string>>(new Set(['root']))
  const tree = {
    getBranch: useSaidBranches(company),
    expanded,
    onExpandedChange,
    labelOf: (id: string) => labels[id],
  }
  return (
    <div style={{ maxWidth: 432 }}>
      <Form kernel={kernel}>
        {say(
          <>
            {' '}
            <TextField name="name" label="部门名称" isRequired isDisabled={isDisabled} />
            <TextField
              name="code"
              label="部门编码"
              help="字母、数字和下划线"
              isDisabled={isDisabled}
            />
            <SelectField name="head" label="负责人" options={people} isDisabled={isDisabled} />
            <MultiSelectField name="roles" label="角色" options={roles} isDisabled={isDisabled} />
            <TreeSelectField
              name="parent"
              label="上级部门"
              rootLabel="顶级部门"
              isDisabled={isDisabled}
              {...tree}
            />
            <MultiTreeSelectField
              name="departments"
              label="所属部门"
              isDisabled={isDisabled}
              {...tree}
            />
            <PasswordField name="password" label="初始密码" isDisabled={isDisabled} />
            <SwitchField name="isEnabled" label="启用" isDisabled={isDisabled} />
            <TextAreaField
              name="description"
              label="描述"
              maxLength={200}
              isDisabled={isDisabled}
            />
            <CheckTreeField name="codes" label="权限" nodes={permissions} isDisabled={isDisabled} />
            <Button type="submit" alignSelf="flex-start">
              保存
            </Button>
          </>,
        )}{' '}
      </Form>
    </div>
  )
}

const meta = {
  title: 'Shell UI/Forms/Fields',
  component: staged<StageProps>(Form),
  subcomponents: { FilterCheck, FilterSelect },
  argTypes: stageArgs('validate', 'isDisabled', 'onSubmit'),
  render: (args) => <Stage {...args} />,
  args: { onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: `The fields of a form together, as a dialog shows them; each has a page of its own. The filters at the end stand outside forms.

| Key | Does |
| --- | --- |
| Tab | goes from field to field |
| Enter | in an input: submits; when something is wrong the first wrong field has the focus |

**Do** put labels above, one column, what is required first. **Don't** disable the submit button until all is right: people would not learn what is wrong.`,
      },
    },
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

export const Failed: Story = {
  args: {
    validate: () => ({
      name: '请输入部门名称',
      head: '请选择负责人',
      parent: '请选择上级部门',
      description: '描述过长',
    }),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请选择负责人'))
  },
}

export const Filters: StoryObj = {
  render: function Filters() {
    const say = useFixtureTranslation()
    const [status, setStatus] = useState<string>()
    const [isDeep, setDeep] = useState<boolean | undefined>(true)
    return say(
      <div className="sp-filters">
        <FilterSelect label="全部角色" options={roles} value={status} onChange={setStatus} />
        <FilterSelect label="全部状态" options={roles} value="r1" onChange={setStatus} />
        <FilterCheck label="包含下级部门" value={isDeep} onChange={setDeep} />
      </div>,
    )
  },
}

export const LongText: Story = {
  args: {
    validate: () => ({
      name: '该名称已被云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组使用',
    }),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(
      say('该名称已被云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组使用'),
    )
  },
}

/** Enter submits; the first wrong field gets the focus. */
export const ByKeyboard: Story = {
  args: { validate: () => ({ name: '请输入部门名称' }) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.type(canvas.getByLabelText(new RegExp(say('部门编码'))), '{Enter}')
    await canvas.findByText(say('请输入部门名称'))
    await expect(canvas.getByLabelText(new RegExp(say('部门名称')))).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./fields.stories.js'))
