import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, type Staged, TestPage } from '@spruce/console-kit/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { enterpriseMessages } from '../messages.js'
import { FilterStage } from '../testing/FilterStage.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { MoreMemberFilters } from './MoreMemberFilters.js'

const meta = {
  title: 'Feature Enterprise/Organization/MoreMemberFilters',
  component: MoreMemberFilters,
  args: { api: () => createTestApi(organizationHandlers()), query: {}, onChange: fn() },
  argTypes: { ...behindStory },
  render: ({ api, query: initialQuery, onChange }) => (
    <TestPage api={api} initialQuery={initialQuery}>
      {(query, change) => (
        <FilterStage
          query={query}
          onChange={(patch) => {
            onChange(patch)
            change(patch)
          }}
        >
          {(filters) => <MoreMemberFilters {...filters} />}
        </FilterStage>
      )}
    </TestPage>
  ),
  parameters: {
    docs: {
      description: {
        component: `What is asked of the people of a company less often: real names, sign-ins, and the days of the last sign-in and of joining.

| Key | Does |
| --- | --- |
| Tab | goes to the next filter |
| Enter, Space, Down | opens a choice |
| Alt + Down | opens the calendar of a day |
| Escape | closes what is open; what was chosen stays |

**Do** show it behind a button that says so. **Don't** hide it while one of its filters narrows the list.`,
      },
    },
  },
} satisfies Meta<Staged<typeof MoreMemberFilters>>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

/** Proved names, and who joined in one month. */
export const Narrowed: Story = {
  args: { query: { realName: 'yes', joinedFrom: '2026-11-01', joinedTo: '2026-11-30' } },
}

/** By keyboard alone. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    const box = await canvas.findByRole('combobox', { name: t.anySignIn })
    await userEvent.selectOptions(box, 'no')
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ signedIn: 'no' }))
  },
}
