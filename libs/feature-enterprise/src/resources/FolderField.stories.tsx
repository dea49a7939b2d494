import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { FolderField } from './FolderField.js'
import { resourceMessages } from './resourceMessages.js'
import { iconsId, makeFolders } from './resourcesHandlers.js'

const meta = {
  title: 'Feature Enterprise/Resources/FolderField',
  component: FolderField,
  args: {
    name: 'folderId',
    label: resourceMessages['zh-CN'].folder,
    rootLabel: resourceMessages['zh-CN'].noFolder,
    folders: makeFolders(),
  },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ folderId: iconsId }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: {
      label: resourceMessages['en-US'].folder,
      rootLabel: resourceMessages['en-US'].noFolder,
    },
    docs: {
      description: {
        component: `The folder that a resource or another folder lies in, in a form.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on |
| Enter, Space | opens the tree; in it: chooses the folder |
| Arrow keys | in the tree: move, open and close branches |
| Escape | closes; the focus returns to the field |

**Do** give \`excluded\` the folder that is moved: neither it nor what is below it can be chosen. **Don't** leave \`rootLabel\` vague: it says what no folder means.`,
      },
    },
  },
} satisfies Meta<typeof FolderField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = resourceMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.folder}`) }))
    await screen.findAllByRole('treeitem')
  },
}

/** There are no folders: only the top is left. */
export const Empty: Story = { args: { folders: [] } }

/** A folder that moves cannot go below itself. */
export const Excluded: Story = { args: { excluded: iconsId } }
