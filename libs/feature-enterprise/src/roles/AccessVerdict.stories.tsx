import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AccessStep, AccessVerdict } from './AccessVerdict.js'

const account: AccessStep = {
  ...{ key: 'account', name: '账号', text: '账号已启用' },
  ...{ state: 'passed', isDeciding: false },
}
const role: AccessStep = {
  ...{ key: 'role', name: '角色', text: '没有角色授予' },
  ...{ state: 'failed', isDeciding: true },
}
const scope: AccessStep = {
  ...{ key: 'scope', name: '数据范围', text: '未检查' },
  ...{ state: 'skipped', isDeciding: false },
}

const meta = {
  title: 'Feature Enterprise/Roles/AccessVerdict',
  component: AccessVerdict,
  args: {
    isAllowed: false,
    title: '陆明不能新增部门',
    help: '没有角色授予该权限',
    steps: [account, role, scope],
  },
  parameters: {
    docs: {
      description: {
        component: `A verdict on what somebody may do or see, what would change it, and the steps that led there with the deciding one marked.

A live region: the verdict is read when it changes.

**Do** name every step, also those that were not reached. **Don't** tell passed from failed by colour alone: each picture has a name.`,
      },
    },
  },
} satisfies Meta<typeof AccessVerdict>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  parameters: {
    inEnglish: {
      title: 'Lu Ming cannot add departments',
      help: 'No role gives this permission',
      steps: [
        { ...account, name: 'Account', text: 'The account is active' },
        { ...role, name: 'Role', text: 'No role gives it' },
        { ...scope, name: 'Data scope', text: 'Not checked' },
      ],
    },
  },
}

export const Allowed: Story = {
  args: {
    isAllowed: true,
    title: '陆明可以新增部门',
    help: '由角色“人事专员”授予',
    steps: [account, { ...role, text: '人事专员', state: 'passed' }],
  },
  parameters: {
    inEnglish: {
      title: 'Lu Ming can add departments',
      help: 'The role “HR Specialist” gives it',
      steps: [
        { ...account, name: 'Account', text: 'The account is active' },
        { ...role, name: 'Role', text: 'HR Specialist', state: 'passed' },
      ],
    },
  },
}

export const LongText: Story = {
  args: {
    title: '很长的标题'.repeat(20),
    help: '很长的标语'.repeat(30),
    steps: [
      {
        ...{ key: 'role', name: '角色', text: '很长的标题'.repeat(30) },
        ...({ state: 'failed', isDeciding: true } as const),
      },
    ],
  },
}
