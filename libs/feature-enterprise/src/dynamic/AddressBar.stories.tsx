import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AddressBar } from './AddressBar.js'

const meta = {
  title: 'Feature Enterprise/Dynamic/AddressBar',
  component: AddressBar,
  args: {
    address: 'https://wall.example/line-7?shift=2',
    waits: 'no',
    isOnly: false,
    onOnlyChange: fn(),
    onReload: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Names the host of a page of another site, whatever the page calls itself, and says what can be done with it.

| Key | Does |
| --- | --- |
| Tab | goes through the buttons, then into the page |
| Enter, Space | loads the page anew, opens it in a window, or takes the navigation away |

**Do** show the host as browsers write it: letters of other scripts come as \`xn--\`. **Don't** show a name that the page chose.`,
      },
    },
  },
} satisfies Meta<typeof AddressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** By http: nobody can say who answers. */
export const NotEncrypted: Story = { args: { address: 'http://10.0.0.7:8080/' } }

/** Letters that look like Latin ones. */
export const LookAlike: Story = { args: { address: 'https://w\u0430ll.example/' } }

export const Loading: Story = { args: { waits: 'yes' } }

/** It takes longer than usual; nothing says that it is broken. */
export const Slow: Story = { args: { waits: 'long' } }

/** The navigation is gone: the bar has the way back. */
export const Alone: Story = { args: { isOnly: true } }

/** The page signs people on: a window asks for a link of its own. */
export const SigningOn: Story = { args: { onOpenApart: fn() } }

export const LongText: Story = {
  args: {
    address: 'http://energy-board-0001.line-7.plant-south-3.industrial-services.example:8080/',
    waits: 'long',
  },
}
