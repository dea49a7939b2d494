import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { createLogsApi } from '../logs/logHandlers.js'
import { CustomerFilter } from './CustomerFilter.js'

const meta = {
  title: 'Console Kit/Customers/CustomerFilter',
  component: CustomerFilter,
  args: { api: () => createLogsApi({}), value: undefined, onChange: fn() },
  argTypes: behindStory,
  render: inPortal(CustomerFilter),
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Narrows a log or a board to one customer, which the server finds while typing.

| Key | Does |
| --- | --- |
| ↓, Enter | opens the list; typing searches in it |
| ↑ ↓, Enter | within the list: goes to an option, chooses it |
| Escape | closes; what was chosen stays |

**Do** name the chosen one also where only the address knows it. **Don't** show it to who may not see customers.`,
      },
    },
  },
} satisfies Meta<Staged<typeof CustomerFilter>>
export default meta

type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

/** The address names it by its id. */
export const Chosen: Story = { args: { value: 'c1' } }
