import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import '../personal.css'
import { providerNames } from '../testing/personalHandlers.js'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ConnectButtons } from './ConnectButtons.js'
import { profileMessages } from './profileMessages.js'

const meta = {
  title: 'Feature Personal/Profile/ConnectButtons',
  component: ConnectButtons,
  args: { linked: [] },
  decorators: [
    (Story) => (
      <TestPersonal environment={{ hasWechat: true }}>
        <Story />
      </TestPersonal>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A button for each account elsewhere that can still be linked: WeChat and the tenant's identity providers.

| Key | Does |
| --- | --- |
| Tab | goes from button to button |
| Enter, Space | leaves for WeChat; for a provider it asks first |
| Escape | in the question: stays here |

**Do** give \`problem\` when somebody comes back from a try that failed. **Don't** leave for a provider without the question: the person signs in anew, and what is not saved is lost.`,
      },
    },
  },
} satisfies Meta<typeof ConnectButtons>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ globals }) => {
    await findProvider(globals['language'] as Language)
  },
}

/** On the way back from elsewhere. */
export const Failed: Story = { args: { problem: '微信授权无效或已失效' } }

/** Before the person leaves for an identity provider. */
export const Asking: Story = {
  play: async ({ userEvent, globals }) => {
    await userEvent.click(await findProvider(globals['language'] as Language))
    await screen.findByRole('alertdialog')
  },
}

/** The button of the provider, once the server has named it. */
function findProvider(language: Language): Promise<HTMLElement> {
  const name = profileMessages[language].connect(providerNames[language])
  return screen.findByRole('button', { name })
}
