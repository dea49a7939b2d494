import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, type Staged, TestPage } from '@spruce/console-kit/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FilterStage } from '../testing/FilterStage.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { MemberFilters } from './MemberFilters.js'

const meta = {
  title: 'Feature Enterprise/Organization/MemberFilters',
  component: MemberFilters,
  args: { api: () => createTestApi(organizationHandlers()), query: {}, onChange: fn() },
  argTypes: { ...behindStory, children: { control: false } },
  render: ({ api, query: initialQuery, onChange, children }) => (
    <TestPage api={api} initialQuery={initialQuery}>
      {(query, change) => (
        <FilterStage
          query={query}
          onChange={(patch) => {
            onChange(patch)
            change(patch)
          }}
        >
          {(filters) => <MemberFilters {...filters}>{children}</MemberFilters>}
        </FilterStage>
      )}
    </TestPage>
  ),
  parameters: {
    docs: {
      description: {
        component: `What is asked of the people of a company most often: keyword, state, role, and whether the departments below count.

| Key | Does |
| --- | --- |
| Tab | goes to the next filter |
| Enter, Space, Down | opens a choice |
| Up, Down, Enter | within a choice: goes to an option, chooses it |
| Escape | closes a choice; what was chosen stays |

**Do** put further filters before the button that takes all away. **Don't** use it outside the page of its list: each filter takes its value from there.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MemberFilters>>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

/** A department is chosen: those below it count. */
export const Department: Story = { args: { query: { deptId: 'rd' } } }

/** Each can be taken away again, all at once. */
export const Narrowed: Story = {
  args: { query: { keyword: 'zhang', status: 'disabled' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    const clear = await canvas.findByRole('button', { name: t.clearFilters })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ keyword: undefined, status: undefined }),
    )
    await expect(canvas.queryByRole('button', { name: t.clearFilters })).toBeNull()
  },
}
