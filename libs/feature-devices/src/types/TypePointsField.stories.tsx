import { FormDialog } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createTypesApi, makeTypes } from '../testing/typesApi.js'
import { draftOfType, type TypePointDraft } from './typeDraft.js'
import { TypePointsField } from './TypePointsField.js'

const [press] = makeTypes()
const { points } = draftOfType(press)

interface StageProps {
  label: string
  /** The type has no points yet. */
  isEmpty: boolean
  children: ReactNode
}

/** The form that the field stands in. */
function Stage({ label, isEmpty, children }: StageProps) {
  const say = useFixtureTranslation()
  return (
    <DeviceStage api={() => createTypesApi(makeTypes())}>
      <FormDialog<{ points: readonly TypePointDraft[] }>
        title={label}
        width={760}
        initialValues={{ points: isEmpty ? [] : say(points) }}
        onSubmit={() => true}
        onClose={() => undefined}
      >
        {children}
      </FormDialog>
    </DeviceStage>
  )
}

const meta = {
  title: 'Feature Devices/Types/TypePointsField',
  component: TypePointsField,
  decorators: [
    (Story, { args, parameters }) => (
      <Stage label={args.label} isEmpty={parameters['isEmpty'] === true}>
        <Story />
      </Stage>
    ),
  ],
  args: { name: 'points', label: '数据点' },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `The points of a type, one group of fields each; the button below adds one and has the focus go there.

| Key | Does |
| --- | --- |
| Tab | goes through the fields of a point, to its removal, to the next point |
| Enter, Space | on a button: adds a point, or takes one away |

**Do** give a number its unit and its range. **Don't** change code or kind of a point that is reported: they stay.`,
      },
    },
  },
} satisfies Meta<typeof TypePointsField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A type without points says so. */
export const Empty: Story = { parameters: { isEmpty: true } }

/** Nothing of it can be used. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    const group = await screen.findByRole('group', { name: /^(数据点|Data points)$/ })
    await expect(within(group).getAllByRole('textbox')[0]).toBeDisabled()
    for (const button of within(group).getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

/** A new point has the focus in its name. */
export const ByKeyboard: Story = {
  ...Empty,
  play: async ({ userEvent }) => {
    const add = await waitFor(() => {
      const button = document.querySelector<HTMLElement>('[data-add]')
      if (!button) throw new Error('no button yet')
      return button
    })
    add.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus())
  },
}
