import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { makeAnswer, signsOnTo } from './dynamicHandlers.js'
import { dynamicMessages } from './dynamicMessages.js'
import { ExternalFrame } from './ExternalFrame.js'

const meta = {
  title: 'Feature Enterprise/Dynamic/ExternalFrame',
  component: ExternalFrame,
  args: {
    // No story shows another site: the link that signs on is on its way, or does not come.
    api: () => signsOnTo(() => new Promise<never>(() => undefined)),
    address: 'https://wall.example/',
    app: makeAnswer({ signsOn: true }).app,
    name: '生产大屏',
    isOnly: false,
    onOnlyChange: fn(),
    onOpenApart: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ExternalFrame),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A page of another site in a frame with the least rights, below the bar that names its host.

| Key | Does |
| --- | --- |
| Tab | goes through the buttons of the bar, then into the page |
| Enter, Space | loads the page anew, opens it in a window, or takes the navigation away |

**Do** keep the bar over whatever the page does. **Don't** say that a slow page is broken.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ExternalFrame>>
export default meta
type Story = StoryObj<typeof meta>

/** The link that signs the person on is on its way. */
export const Default: Story = {}

/** After three seconds the bar says that it takes longer than usual. */
export const Slow: Story = {
  play: async ({ canvas, globals }) => {
    const { slow } = dynamicMessages[globals['language'] as Language]
    await waitFor(() => expect(canvas.getByText(slow)).toBeVisible(), { timeout: 10_000 })
  },
}

/** No link was given: the page stays away, and why is said. */
export const Failed: Story = { args: { api: () => signsOnTo(failAnswer) } }

/** The policy of the portal came before the application was registered. */
export const Blocked: Story = {
  play: async ({ canvas }) => {
    const event = new Event('securitypolicyviolation')
    const says = { blockedURI: 'https://wall.example', effectiveDirective: 'frame-src' }
    document.dispatchEvent(Object.assign(event, says))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

/** The navigation is gone. */
export const Alone: Story = { args: { isOnly: true } }
