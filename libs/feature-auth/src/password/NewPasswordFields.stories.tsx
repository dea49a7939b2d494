import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { usePublicForm } from '../forms/usePublicForm.js'
import { NewPasswordFields } from './NewPasswordFields.js'

function Form({ value = '' }: { value?: string }) {
  const [attach, form] = usePublicForm<'password' | 'confirm'>({
    initial: { password: value, confirm: '' },
    check: () => undefined,
    problem: undefined,
    isPending: false,
  })
  return (
    <form ref={attach} className="ui-form" style={{ maxWidth: 360 }}>
      <NewPasswordFields
        form={form}
        name="password"
        label="新密码"
        confirmName="confirm"
        confirmLabel="确认新密码"
      />
    </form>
  )
}

const meta = {
  title: 'Feature Auth/Password/NewPasswordFields',
  component: Form,
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Long enough, of too few kinds. */
export const Half: Story = { args: { value: 'abcdefgh' } }

export const Holds: Story = { args: { value: 'Spruce@2027' } }
