import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { ComponentFormDialog } from './ComponentFormDialog.js'
import { type Component, createComponentsApi, makeComponents } from './componentsHandlers.js'

const [frame, withPicture, , forTwo] = makeComponents(4) as [
  Component,
  Component,
  Component,
  Component,
]

const meta = {
  title: 'Console Kit/Components/ComponentFormDialog',
  component: ComponentFormDialog,
  args: {
    api: () => createComponentsApi([frame]),
    hasAudience: true,
    onSubmit: fn(() => Promise.resolve(frame)),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ComponentFormDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `Adds a component for designers or changes one: what it is called, what it shows, its sizes, who may use it, what can be set in it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Left, Right | chooses the kind, and between all customers and chosen ones |
| Enter in a field | saves; in the properties it begins a line |
| Escape | closes, after a question when something was typed |

**Do** ask for the address of a frame only, and for customers where not all are meant. **Don't** let code and kind be changed later: pages hold both.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ComponentFormDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows a page of its own address; code and kind stay as they are. */
export const Editing: Story = { args: { component: frame } }

/** A frame of one company, whose picture is chosen among its resources. */
export const OfACompany: Story = {
  args: { component: { ...frame, thumbnail: withPicture.thumbnail }, hasAudience: false },
}

/** The same for who may not see the resources: they upload a picture. */
export const WithoutResources: Story = {
  args: { hasAudience: false, permissions: ['widget:list', 'widget:add'] },
}

/** For two customers, which the server names. */
export const ChosenCustomers: Story = { args: { component: forTwo } }

export const LongText: Story = {
  args: {
    component: {
      ...frame,
      name: { 'zh-CN': '很长的名称'.repeat(10), 'en-US': 'A long name '.repeat(4) },
      url: `https://widgets.example.cn/${'long/'.repeat(40)}`,
    },
  },
}
