import { ApiError, type Schemas } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../search.css'
import { TestSearch } from '../testing/TestSearch.js'
import { ContactCard, type ContactCardProps } from './ContactCard.js'

const path = 'GET /spruce/api/v1/contact-book/people/{id}'

const contact: Schemas['Contact'] = {
  id: 'm1',
  nickName: '李娜',
  photo: null,
  employeeCode: 'YS0102',
  mobile: '138****5678',
  email: 'lina****@yunshan.example',
  departments: [
    { id: 'd1', name: '研发中心', main: true },
    { id: 'd2', name: '质量部', main: false },
  ],
}

const organizationHref: ContactCardProps['organizationHref'] = () =>
  '/yunbu-app/spruce-web-enterprise-console/base/organization'

const meta = {
  title: 'Feature Search/People/ContactCard',
  tags: ['overlay'],
  component: ContactCard,
  decorators: [
    (Story, { parameters }) => (
      <TestSearch handlers={{ [path]: contact, ...(parameters['handlers'] as TestHandlers) }}>
        {() => <Story />}
      </TestSearch>
    ),
  ],
  args: {
    id: 'm1',
    organizationHref,
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `Who a person found by the search is and how to reach them, as far as the server lets one see.

| Key | Does |
| --- | --- |
| Tab | goes along the buttons |
| Enter, Space | closes, or opens the person in the organisation |
| Escape | closes; the focus returns to where it was |

**Do** give \`organizationHref\` only where the organisation is in the person's menus. **Don't** unmask numbers here; the server sends them whole to whom it may.`,
      },
    },
  },
} satisfies Meta<typeof ContactCard>
export default meta
type Story = StoryObj<typeof meta>

const refuse = (status: number, message: string) => () => {
  throw new ApiError({ kind: 'http', status, message })
}

export const Default: Story = {}

/** The organisation is not in the person's menus. */
export const WithoutOrganization: Story = { args: { organizationHref: () => undefined } }

/** What the person may not see, or nobody has filled in. */
export const NothingKnown: Story = {
  parameters: {
    handlers: {
      [path]: { ...contact, employeeCode: null, mobile: null, email: null, departments: [] },
    },
  },
}

export const Loading: Story = {
  parameters: { handlers: { [path]: () => new Promise(() => undefined) } },
}

export const Failed: Story = {
  parameters: { handlers: { [path]: refuse(503, '网络开小差了，请稍后重试') } },
}

/** Somebody has left the company since. */
export const Gone: Story = { parameters: { handlers: { [path]: refuse(404, '此人已不在企业中') } } }

export const LongText: Story = {
  parameters: {
    handlers: {
      [path]: {
        ...contact,
        nickName: '很长的名称很长的名称很长的名称',
        departments: [{ id: 'd1', name: '很长的名称很长的名称很长的名称很长的名称', main: true }],
      },
    },
  },
}
