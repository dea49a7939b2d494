import { ApiError } from '@spruce/api-client'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { recycleBinMessages } from './recycleBinMessages.js'
import { codeTaken, makeRecycled } from './recycleBinHandlers.js'
import { RefusalsDialog } from './RefusalsDialog.js'

/** What became of the other nine. */
const textsIn = (language: Language) => {
  const t = recycleBinMessages[language]
  return { title: t.notRestoredTitle(3), lead: t.notRestoredLead(9) }
}
const errors = [
  codeTaken(),
  new ApiError({ kind: 'http', status: 403 }),
  new ApiError({ kind: 'http', status: 404 }),
]
/** A page of words copies arguments by making errors of their class without any input, which this one needs. */
const copyable = (error: ApiError | undefined) =>
  Object.assign(new Error(error?.message), error, { name: 'ApiError' })
const refused = makeRecycled(3).map((row, index) => ({ row, error: copyable(errors[index]) }))

const meta = {
  title: 'Console Kit/Recycle bin/RefusalsDialog',
  component: RefusalsDialog,
  args: { ...textsIn('zh-CN'), refused, onClose: fn() },
  parameters: {
    inEnglish: textsIn('en-US'),
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `Which records of many did not come back, or were not removed, and why.

| Key | Does |
| --- | --- |
| Tab | the list, Close |
| Keys of DataTable | within the list |
| Escape | closes; the page is on show again |

**Do** give the reason of each record in words about it: its code is used, it is no longer there. **Don't** open it when everything went well: a toast says that.`,
      },
    },
  },
} satisfies Meta<typeof RefusalsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing came back. */
export const All: Story = {
  args: { lead: recycleBinMessages['zh-CN'].notRestoredLead(0) },
  parameters: { inEnglish: { lead: recycleBinMessages['en-US'].notRestoredLead(0) } },
}

export const LongText: Story = {
  args: {
    refused: refused.map(({ row, error }) => ({
      row: { ...row, name: row.name.repeat(30).slice(0, 100) },
      error,
    })),
  },
}
