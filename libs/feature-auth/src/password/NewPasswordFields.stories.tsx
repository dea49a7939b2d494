import { useMessages } from '@spruce/shell-ui/public'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import '../auth.css'
import { usePublicForm } from '../forms/usePublicForm.js'
import { NewPasswordFields } from './NewPasswordFields.js'
import { passwordMessages } from './passwordMessages.js'

interface FormProps {
  /** What is typed already. */
  value?: string
}

function Form({ value = '' }: FormProps) {
  const t = useMessages(passwordMessages)
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
        label={t.newPassword}
        confirmName="confirm"
        confirmLabel={t.confirmPassword}
      />
    </form>
  )
}

const meta = {
  title: 'Feature Auth/Password/NewPasswordFields',
  component: NewPasswordFields as unknown as ComponentType<FormProps>, // the form gives it its props
  argTypes: { value: { table: { disable: true } } },
  render: (args) => <Form {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A new password with its rule, ticked while it is typed, and the same once more.

| Key | Does |
| --- | --- |
| Tab | the password, its eye, the repetition, its eye |
| Enter | in a field: submits the form |
| Enter, Space | on an eye: shows or hides what is typed |

**Do** check both with \`useNewPasswordChecks\`, so that the ticks and the errors follow one rule. **Don't** forbid pasting: password managers fill both fields.`,
      },
    },
  },
} satisfies Meta<FormProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Long enough, of too few kinds. */
export const Half: Story = { args: { value: 'abcdefgh' } }

export const Holds: Story = { args: { value: 'Spruce@2027' } }
