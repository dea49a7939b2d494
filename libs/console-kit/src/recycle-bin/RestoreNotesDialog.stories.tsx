import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { makeRestoreNotes } from './recycleBinHandlers.js'
import { RestoreNotesDialog } from './RestoreNotesDialog.js'

const meta = {
  title: 'Console Kit/Recycle bin/RestoreNotesDialog',
  component: RestoreNotesDialog,
  args: { notes: makeRestoreNotes(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `Which records of many came back otherwise than they were, because a department, role or parent is gone.

| Key | Does |
| --- | --- |
| Tab | the list, Close |
| Keys of DataTable | within the list |
| Escape | closes; the page is on show again |

**Do** name the place where a record stands now. **Don't** open it for one record: a toast says what is otherwise.`,
      },
    },
  },
} satisfies Meta<typeof RestoreNotesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: {
    notes: makeRestoreNotes().map((note) => ({
      ...note,
      name: note.name.repeat(30).slice(0, 100),
      place: note.place && note.place.repeat(30).slice(0, 100),
    })),
  },
}
