import type { TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import './search.css'
import { GlobalSearch } from './GlobalSearch.js'
import { TestSearch } from './testing/TestSearch.js'

const people = 'GET /spruce/api/v1/contact-book/people'

const meta = {
  title: 'Feature Search/GlobalSearch',
  tags: ['overlay'],
  component: GlobalSearch,
  render: (args, { parameters }) => (
    <TestSearch handlers={{ [people]: [], ...(parameters['handlers'] as TestHandlers) }}>
      {(environment) => <GlobalSearch {...args} getEnvironment={() => environment} />}
    </TestSearch>
  ),
  argTypes: { getEnvironment: { control: false } },
  args: {
    getEnvironment: () => {
      throw new Error('The stage of the story gives it')
    },
    isOpen: true,
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `One search over open pages, menus, applications, settings, tenants, people and what sub-applications find.

| Key | Does |
| --- | --- |
| Up, Down | goes along what was found |
| Enter | opens it |
| Escape | closes; the focus returns to where it was |

**Do** give what other features find as \`others\`, so that this library knows none of them. **Don't** remember in a mock login what was chosen.`,
      },
    },
  },
} satisfies Meta<typeof GlobalSearch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const person = {
  id: 'm1',
  nickName: '李娜',
  photo: null,
  employeeCode: null,
  mobile: null,
  email: null,
  departments: [{ id: 'd1', name: '研发中心', main: true }],
}

/** People come from the server, which knows pinyin. */
export const Found: Story = {
  parameters: { handlers: { [people]: [person] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'ln')
    await expect(await screen.findByRole('option', { name: /李娜|Li Na/ })).toBeVisible()
  },
}

/** Opened from a page with what was typed there. */
export const WithKeyword: Story = {
  args: { keyword: 'zzz' },
  play: async ({ userEvent }) => {
    const words = await screen.findByRole('combobox')
    await waitFor(() => expect(words).toHaveValue('zzz'))
    await expect(words).toHaveFocus()
    await userEvent.keyboard('z')
    await expect(words).toHaveValue('zzzz')
  },
}

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzzz')
    await expect(screen.queryByRole('option')).toBeNull()
  },
}
