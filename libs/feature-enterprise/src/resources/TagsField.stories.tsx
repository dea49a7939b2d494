import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { resourceMessages } from './resourceMessages.js'
import { TagsField } from './TagsField.js'

const meta = {
  title: 'Feature Enterprise/Resources/TagsField',
  component: TagsField,
  args: { name: 'tags', label: resourceMessages['zh-CN'].tags, known: ['品牌', '首页', '图标'] },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ tags: ['品牌'] }}>
        <Story />
      </FieldStage>
    ),
  ],
  parameters: {
    inEnglish: { label: resourceMessages['en-US'].tags },
    docs: {
      description: {
        component: `The tags that a resource is found by, in a form.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on |
| Enter, Space | opens the list; in it: chooses or takes away a tag |
| Arrow keys | in the list: move |
| Letters | in the search: narrow the list, or name a new tag |
| Escape | closes; the focus returns to the field |

**Do** offer the tags that the company uses first, so that one thing has one tag. **Don't** let a new one be typed where tags are taken away: \`isClosed\`.`,
      },
    },
  },
} satisfies Meta<typeof TagsField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = resourceMessages[globals['language'] as Language]
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t.tags}`) }))
    await screen.findAllByRole('option')
  },
}

/** Nobody used a tag yet. */
export const Empty: Story = { args: { known: [] } }

/** Only tags that are known. */
export const Closed: Story = { args: { isClosed: true } }
