import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WorkStage } from '../../testing/WorkStage.js'
import '../../page.css'
import { searchWidget } from './definition.js'
import { searchProps } from './props.js'
import { SearchView } from './SearchView.js'

const onOpen = fn()

const meta = {
  title: 'Page Builder/Widgets/SearchView',
  component: SearchView,
  args: {
    id: 'widget',
    props: { ...searchProps.fallback, title: '搜索' },
    frame: { columns: [] },
  },
  render: ({ props }) => (
    <WorkStage definition={searchWidget} props={props} list="filled" onOpen={onOpen} />
  ),
  parameters: {
    docs: {
      description: {
        component: `A field whose text the global search opens with.

| Key | Does |
| --- | --- |
| Tab | goes to the field, then to its button |
| Enter | opens the global search, with what was typed |
| Escape | clears the field |

**Do** say in the placeholder what people look for here. **Don't** make it a filter of the page: a variable is one.`,
      },
    },
  },
} satisfies Meta<typeof SearchView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The page says what people look for on it. */
export const OwnPlaceholder: Story = {
  args: { props: { ...meta.args.props, placeholder: '通讯录' } },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    await canvas.findByRole('searchbox')
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard(' rd {Enter}')
    await expect(onOpen.mock.calls).toEqual([['rd']])
  },
}

/** A page whose feature gives no search says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={searchWidget} props={props} list="none" />,
}

export const LongText: Story = {
  args: {
    props: {
      ...meta.args.props,
      ...{ title: '很长的名称'.repeat(8), placeholder: '很长的名称'.repeat(8) },
    },
  },
}
