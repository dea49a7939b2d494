import { ApiError } from '@spruce/api-client'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { type Definition, importedRows } from './identifierFile.js'
import { createIdentifiersApi, definitionOf, makeIdentifiers } from './identifiersHandlers.js'
import { type Imported, ImportIdentifiersDialog } from './ImportIdentifiersDialog.js'

const format = 'spruce-business-identifiers/1'
const standing = makeIdentifiers(3).map(definitionOf)

const rowsOf = (identifiers: Definition[]) => importedRows({ format, identifiers }, standing)

const [first, second, third] = makeIdentifiers(6).map(definitionOf) as [
  Definition,
  Definition,
  Definition,
]

const meta = {
  title: 'Feature Enterprise/Business Identifiers/ImportIdentifiersDialog',
  component: ImportIdentifiersDialog,
  args: {
    api: () => createIdentifiersApi(makeIdentifiers(3)),
    permissions: 'all',
    rows: rowsOf([
      first,
      { ...second, name: '审批催办' },
      { ...third, channels: { sms: { text: '请登录处理。' } }, variables: [] },
      { ...third, code: 'shift.changed', name: '班次调整' },
      { ...third, code: 'device.down', name: '设备停机', appCode: 'mes-1' },
    ]),
    onSubmit: fn((): Imported => ({ added: 1, changed: 2, same: 0 })),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ImportIdentifiersDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `What a file of definitions adds and changes, before anything changes.

| Key | Does |
| --- | --- |
| Arrow keys | move in the tree |
| Space, Enter | in the tree: checks or clears |
| Tab | goes around within the dialog |
| Escape | closes, after a question when something was changed |

**Do** look at what is changed before you take it. **Don't** expect an import to remove anything.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ImportIdentifiersDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** As many as a file holds, with long names. */
export const Many: Story = {
  args: {
    rows: rowsOf(
      makeIdentifiers(200).map((one, index) => ({
        ...definitionOf(one),
        code: `approval.of.a.very.long.process.name.${String(index)}`,
        name: '华东区域三期产线设备停机与质量异常联合审批提醒（含加签与转办）',
      })),
    ),
  },
}

/** The server refuses a row. */
export const Refused: Story = {
  args: {
    onSubmit: fn((): Imported => {
      const message = '所属应用不存在'
      throw new ApiError({ kind: 'http', status: 422, code: 'UNKNOWN_APP', message })
    }),
  },
}
