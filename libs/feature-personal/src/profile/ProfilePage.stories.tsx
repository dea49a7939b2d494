import type { TestHandlers } from '@spruce/api-client/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import '../personal.css'
import { refusedToProvider } from '../testing/personalHandlers.js'
import { TestPersonal } from '../testing/TestPersonal.js'
import { profileMessages } from './profileMessages.js'
import { ProfilePage } from './ProfilePage.js'

const meta = {
  title: 'Feature Personal/Profile/ProfilePage',
  component: ProfilePage,
  decorators: [
    (Story, { parameters }) => (
      <TestPersonal
        isMockLogin={parameters['isMockLogin'] === true}
        handlers={parameters['handlers'] as TestHandlers}
      >
        <Story />
      </TestPersonal>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The own account as its person sees and changes it, in sections; contacts come masked.

| Key | Does |
| --- | --- |
| Tab | goes through the buttons of the sections from top to bottom |
| Enter, Space | opens the dialog of that row, or asks |
| Escape | closes the dialog; the focus returns |

**Do** let what the session may do decide which sections stand there, and say in a note why the others do not. **Don't** show another person's devices and contacts in a mock login.`,
      },
    },
  },
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Somebody of the operator acts as the person. */
export const MockLogin: Story = { parameters: { isMockLogin: true } }

/** A company's identity provider let the person in. */
export const ByProvider: Story = {
  parameters: { handlers: { 'GET /spruce/api/v1/sessions': refusedToProvider } },
  play: async ({ globals }) => {
    const t = profileMessages[globals['language'] as Language]
    await screen.findByRole('button', { name: t.signInByPassword })
  },
}
