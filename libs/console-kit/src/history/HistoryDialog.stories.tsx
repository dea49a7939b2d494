import { listCustomerHistory } from '@spruce/api-client/operations'
import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { HistoryDialog } from './HistoryDialog.js'
import { createHistoryApi, makeLines } from './historyHandlers.js'
import { recordHistory } from './recordHistory.js'

const meta = {
  title: 'Console Kit/History/HistoryDialog',
  component: HistoryDialog,
  args: {
    api: () => createHistoryApi(makeLines(23)),
    permissions: 'all',
    record: { id: 'c1', name: '云山制造' },
    source: recordHistory(listCustomerHistory, 'customer:list'),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(HistoryDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Who changed a record and when, with every field before and after; the newest line first, ten to a page.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, which the arrow keys scroll, the pages, Close |
| Escape | closes; the focus returns |

**Do** open it by \`historyAction\`, with the source that \`recordHistory\` makes of the call of the kind: who may list such records sees their history. **Don't** show codes where there is a word: a new field of the audit gets its name in both languages.`,
      },
    },
  },
} satisfies Meta<Staged<typeof HistoryDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createHistoryApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/customers/{id}/history': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/customers/{id}/history': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createHistoryApi(
        makeLines(3).map((line) => ({
          ...line,
          before: { ...line.before, permissions: codes(0, 40), note: '很长的说明'.repeat(30) },
          after: { ...line.after, permissions: codes(2, 44), note: null },
        })),
      ),
    record: { id: 'c1', name: '云山制造'.repeat(12) },
  },
}

function codes(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `report${from + index}:list`)
}
